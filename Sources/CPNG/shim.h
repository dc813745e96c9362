// libpng reports an error with longjmp. A jump over a Swift frame is undefined, and Swift cannot
// call setjmp, so the jump starts and lands inside one C function here: each arms the jump, makes
// its calls and returns 1, or 0 when libpng failed. The message is then in `session->message`.
// libpng calls nothing back but the C functions below, so no Swift frame is ever on the way.

#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { cpng_message_size = 200, cpng_warning_limit = 8 };

// The row filters libpng may choose from; the macros behind them do not reach Swift.
enum { cpng_no_filter = PNG_FILTER_NONE, cpng_all_filters = PNG_ALL_FILTERS };

// The state of one file being read or written.
typedef struct cpng_session {
  png_structp png;
  png_infop info;
  int writing;
  // The last error, or an empty string.
  char message[cpng_message_size];
  // The first warnings; more than the limit are counted by nobody.
  char warnings[cpng_warning_limit][cpng_message_size];
  int warning_count;
  // Whether the rows, or what follows them, are being read.
  int past_header;
  // The file being read: borrowed, with how far libpng has read, and had when the last row began.
  const unsigned char *input;
  size_t input_count;
  size_t input_position;
  size_t last_row_position;
  // The file being written: owned, grows by doubling.
  unsigned char *output;
  size_t output_count;
  size_t output_capacity;
} cpng_session;

// What IHDR says.
typedef struct cpng_header {
  png_uint_32 width;
  png_uint_32 height;
  int bit_depth;
  int color_type;
  // Times each row is read: 1, or 7 when interlaced.
  int passes;
  size_t stored_row_bytes;
} cpng_header;

// How the samples are stored and compressed.
typedef struct cpng_format {
  png_uint_32 width;
  png_uint_32 height;
  int bit_depth;
  int color_type;
  int level;
  int strategy;
  int mem_level;
  int filters;
} cpng_format;

static inline void cpng_copy_message(char *to, const char *from) {
  strncpy(to, from ? from : "unknown error", cpng_message_size - 1);
  to[cpng_message_size - 1] = 0;
}

static inline void cpng_on_error(png_structp png, png_const_charp message) {
  cpng_session *session = (cpng_session *)png_get_error_ptr(png);
  cpng_copy_message(session->message, message);
  png_longjmp(png, 1);
}

// Whether a message about the rows, or what follows them, tells of damage to a chunk that a decoder
// needs. Pixels too many do no harm.
static inline int cpng_is_damage(const char *message) {
  static const char *const harmless[] = {
      "IDAT: Too much image data", "IDAT: Extra compressed data", "Too much image data",
      "Extra compressed data"};
  for (size_t i = 0; i < sizeof(harmless) / sizeof(*harmless); i++) {
    if (strcmp(message, harmless[i]) == 0) return 0;
  }
  return strstr(message, "Too many IDATs") || strncmp(message, "IDAT: ", 6) == 0 ||
         strncmp(message, "PLTE: ", 6) == 0 || strncmp(message, "IHDR: ", 6) == 0;
}

static inline void cpng_on_warning(png_structp png, png_const_charp message) {
  cpng_session *session = (cpng_session *)png_get_error_ptr(png);
  if (session->past_header && message && cpng_is_damage(message)) cpng_on_error(png, message);
  if (session->warning_count >= cpng_warning_limit) return;
  cpng_copy_message(session->warnings[session->warning_count++], message);
}

static inline void cpng_on_read(png_structp png, png_bytep to, size_t count) {
  cpng_session *session = (cpng_session *)png_get_io_ptr(png);
  if (count > session->input_count - session->input_position) {
    session->input_position = session->input_count;
    png_error(png, "the file ends early");
  }
  memcpy(to, session->input + session->input_position, count);
  session->input_position += count;
}

static inline void cpng_on_write(png_structp png, png_bytep from, size_t count) {
  cpng_session *session = (cpng_session *)png_get_io_ptr(png);
  if (count > session->output_capacity - session->output_count) {
    size_t capacity = session->output_capacity ? session->output_capacity : 65536;
    while (count > capacity - session->output_count) {
      if (capacity > SIZE_MAX / 2) png_error(png, "out of memory");
      capacity *= 2;
    }
    unsigned char *grown = (unsigned char *)realloc(session->output, capacity);
    if (!grown) png_error(png, "out of memory");
    session->output = grown;
    session->output_capacity = capacity;
  }
  memcpy(session->output + session->output_count, from, count);
  session->output_count += count;
}

static inline void cpng_on_flush(png_structp png) { (void)png; }

static inline void cpng_close(cpng_session *session) {
  if (!session) return;
  if (session->writing) {
    png_destroy_write_struct(&session->png, &session->info);
  } else {
    png_destroy_read_struct(&session->png, &session->info, NULL);
  }
  free(session->output);
  free(session);
}

static inline cpng_session *cpng_open(int writing) {
  cpng_session *session = (cpng_session *)calloc(1, sizeof(cpng_session));
  if (!session) return NULL;
  session->writing = writing;
  session->png = writing ? png_create_write_struct(
                               PNG_LIBPNG_VER_STRING, session, cpng_on_error, cpng_on_warning)
                         : png_create_read_struct(
                               PNG_LIBPNG_VER_STRING, session, cpng_on_error, cpng_on_warning);
  if (session->png) session->info = png_create_info_struct(session->png);
  if (session->info) return session;
  cpng_close(session);
  return NULL;
}

// Starts reading; `bytes` must outlive the session. NULL when memory is short.
static inline cpng_session *cpng_open_reader(const unsigned char *bytes, size_t count) {
  cpng_session *session = cpng_open(0);
  if (!session) return NULL;
  session->input = bytes;
  session->input_count = count;
  png_set_read_fn(session->png, session, cpng_on_read);
  return session;
}

// Starts writing into memory. NULL when memory is short.
static inline cpng_session *cpng_open_writer(void) {
  cpng_session *session = cpng_open(1);
  if (session) png_set_write_fn(session->png, session, cpng_on_write, cpng_on_flush);
  return session;
}

static inline const char *cpng_message(const cpng_session *session) { return session->message; }

static inline const char *cpng_warning(const cpng_session *session, int index) {
  return session->warnings[index];
}

// Reads up to the first IDAT. Of the ancillary chunks only tRNS is looked at: text and profiles are
// stepped over, so a compressed one cannot inflate. Sizes are left for the caller to limit; nothing
// in proportion to them has been allocated yet.
static inline int cpng_read_header(
    cpng_session *session, size_t chunk_limit, cpng_header *header) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_set_user_limits(session->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(session->png, chunk_limit);
  png_set_keep_unknown_chunks(session->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_compression_buffer_size(session->png, 65536);
  png_read_info(session->png, session->info);
  header->width = png_get_image_width(session->png, session->info);
  header->height = png_get_image_height(session->png, session->info);
  header->bit_depth = png_get_bit_depth(session->png, session->info);
  header->color_type = png_get_color_type(session->png, session->info);
  header->passes =
      png_get_interlace_type(session->png, session->info) == PNG_INTERLACE_NONE ? 1 : 7;
  header->stored_row_bytes = png_get_rowbytes(session->png, session->info);
  return 1;
}

// Asks for rows as they are stored, and for what interlacing has taken apart to be put together.
// From here on a wrong Adler checksum and critical chunks in the wrong place, which libpng forgives
// by default, are errors.
static inline int cpng_start_stored(cpng_session *session, size_t row_bytes) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  session->past_header = 1;
  png_set_interlace_handling(session->png);
  png_read_update_info(session->png, session->info);
  if (png_get_rowbytes(session->png, session->info) != row_bytes) {
    png_error(session->png, "unexpected row size");
  }
  return 1;
}

// Reads the next rows of a pass, `stride` bytes apart. Bits that pad a row are left as they were.
static inline int cpng_read_rows(
    cpng_session *session, unsigned char *rows, size_t stride, size_t count) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  for (size_t y = 0; y < count; y++) {
    session->last_row_position = session->input_position;
    png_read_row(session->png, rows + y * stride, NULL);
  }
  return 1;
}

// Reads what follows the last row.
static inline int cpng_read_end(cpng_session *session) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_set_check_for_invalid_index(session->png, -1);
  png_read_end(session->png, session->info);
  return 1;
}

// The palette with its alphas as words, red lowest; returns the number of entries, at most 256.
static inline int cpng_palette(cpng_session *session, png_uint_32 words[256]) {
  png_colorp colours = NULL;
  png_bytep alphas = NULL;
  int count = 0, alpha_count = 0;
  if (png_get_color_type(session->png, session->info) != PNG_COLOR_TYPE_PALETTE) return 0;
  if (!png_get_PLTE(session->png, session->info, &colours, &count)) return 0;
  if (!png_get_tRNS(session->png, session->info, &alphas, &alpha_count, NULL)) alpha_count = 0;
  if (count > 256) count = 256;
  for (int i = 0; i < count; i++) {
    png_uint_32 alpha = alphas && i < alpha_count ? alphas[i] : 255;
    words[i] = colours[i].red | (png_uint_32)colours[i].green << 8 |
               (png_uint_32)colours[i].blue << 16 | alpha << 24;
  }
  return count;
}

// The samples of the transparent colour: 1 of a grey picture, 3 of an RGB one, or none.
static inline int cpng_key(cpng_session *session, unsigned short samples[3]) {
  png_color_16p colour = NULL;
  int type = png_get_color_type(session->png, session->info);
  if (type != PNG_COLOR_TYPE_GRAY && type != PNG_COLOR_TYPE_RGB) return 0;
  if (!png_get_tRNS(session->png, session->info, NULL, NULL, &colour) || !colour) return 0;
  if (type == PNG_COLOR_TYPE_GRAY) {
    samples[0] = colour->gray;
    return 1;
  }
  samples[0] = colour->red;
  samples[1] = colour->green;
  samples[2] = colour->blue;
  return 3;
}

static inline unsigned int cpng_crc32(const unsigned char *bytes, size_t count) {
  unsigned long crc = crc32(0, NULL, 0);
  while (count > 0) {
    size_t part = count < 1 << 30 ? count : 1 << 30;
    crc = crc32(crc, bytes, (uInt)part);
    bytes += part;
    count -= part;
  }
  return (unsigned int)crc;
}

// Inflates at most `capacity` bytes of a zlib stream; returns their number, or -1 when the stream is
// damaged or cut off, or when it is not `whole` by then though it should be.
static inline long cpng_inflate(
    const unsigned char *bytes, size_t count, unsigned char *to, size_t capacity, int whole) {
  z_stream stream;
  memset(&stream, 0, sizeof(stream));
  if (inflateInit(&stream) != Z_OK) return -1;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = to;
  stream.avail_out = (uInt)capacity;
  int result = inflate(&stream, whole ? Z_FINISH : Z_NO_FLUSH);
  int good = result == Z_STREAM_END || (!whole && result == Z_OK && stream.avail_out == 0);
  long written = good ? (long)stream.total_out : -1;
  inflateEnd(&stream);
  return written;
}

// A zlib stream that is inflated to nowhere, a part at a time, to learn whether it is sound.
typedef struct cpng_stream_check {
  z_stream stream;
  unsigned char output[65536];
} cpng_stream_check;

enum { cpng_stream_is_damaged = -1, cpng_stream_goes_on = 0, cpng_stream_has_ended = 1 };

// NULL when memory is short.
static inline cpng_stream_check *cpng_open_stream_check(void) {
  cpng_stream_check *check = (cpng_stream_check *)calloc(1, sizeof(cpng_stream_check));
  if (!check || inflateInit(&check->stream) == Z_OK) return check;
  free(check);
  return NULL;
}

static inline void cpng_close_stream_check(cpng_stream_check *check) {
  if (!check) return;
  inflateEnd(&check->stream);
  free(check);
}

// Inflates the next bytes, up to the end of the stream.
static inline int cpng_check_stream(
    cpng_stream_check *check, const unsigned char *bytes, size_t count) {
  z_stream *stream = &check->stream;
  stream->next_in = (Bytef *)bytes;
  stream->avail_in = (uInt)count;
  do {
    stream->next_out = check->output;
    stream->avail_out = sizeof(check->output);
    int result = inflate(stream, Z_NO_FLUSH);
    if (result == Z_STREAM_END) return cpng_stream_has_ended;
    // No progress is no damage: there is nothing left to read.
    if (result != Z_OK && result != Z_BUF_ERROR) return cpng_stream_is_damaged;
  } while (stream->avail_in > 0 || stream->avail_out == 0);
  return cpng_stream_goes_on;
}

// What is wrong with a damaged stream.
static inline const char *cpng_stream_message(const cpng_stream_check *check) {
  return check->stream.msg ? check->stream.msg : "damaged zlib stream";
}

static inline int cpng_set_format(cpng_session *session, const cpng_format *format) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_set_user_limits(session->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
      session->png, session->info, format->width, format->height, format->bit_depth,
      format->color_type, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  png_set_compression_level(session->png, format->level);
  png_set_compression_strategy(session->png, format->strategy);
  png_set_compression_mem_level(session->png, format->mem_level);
  // One IDAT holds this much: 8 times libpng's default, so that chunks are few.
  png_set_compression_buffer_size(session->png, 65536);
  png_set_filter(session->png, PNG_FILTER_TYPE_BASE, format->filters);
  return 1;
}

// `colours` has 3 bytes an entry; `alphas` belongs to the first entries and may be shorter.
static inline int cpng_set_palette(
    cpng_session *session, const unsigned char *colours, int colour_count,
    const unsigned char *alphas, int alpha_count) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_set_PLTE(session->png, session->info, (png_const_colorp)colours, colour_count);
  if (alpha_count > 0) png_set_tRNS(session->png, session->info, alphas, alpha_count, NULL);
  return 1;
}

// Tags the samples as sRGB, perceptual intent, with a density.
static inline int cpng_set_srgb_and_density(cpng_session *session, png_uint_32 per_metre) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_set_sRGB(session->png, session->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_pHYs(session->png, session->info, per_metre, per_metre, PNG_RESOLUTION_METER);
  return 1;
}

// Adds one text entry, uncompressed: tEXt, or iTXt when `utf8` is not 0.
static inline int cpng_add_text(
    cpng_session *session, const char *keyword, const char *text, int utf8) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_text entry;
  memset(&entry, 0, sizeof(entry));
  entry.compression = utf8 ? PNG_ITXT_COMPRESSION_NONE : PNG_TEXT_COMPRESSION_NONE;
  entry.key = (char *)keyword;
  entry.text = (char *)text;
  png_set_text(session->png, session->info, &entry, 1);
  return 1;
}

// Writes everything up to the rows. Rows then have one byte a sample, whatever the bit depth.
static inline int cpng_write_header(cpng_session *session) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_write_info(session->png, session->info);
  png_set_packing(session->png);
  return 1;
}

static inline int cpng_write_row(cpng_session *session, const unsigned char *row) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_write_row(session->png, row);
  return 1;
}

// Writes a chunk as it is. A file whose IDAT was written so ends with an IEND written so.
static inline int cpng_write_chunk(
    cpng_session *session, const char *name, const unsigned char *bytes, size_t count) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_write_chunk(session->png, (png_const_bytep)name, bytes, count);
  return 1;
}

static inline int cpng_write_end(cpng_session *session) {
  if (setjmp(png_jmpbuf(session->png))) return 0;
  png_write_end(session->png, NULL);
  return 1;
}

// A part of a zlib stream, compressed on its own.
typedef struct cpng_deflater {
  z_stream stream;
  unsigned long adler;
  unsigned char *output;
  size_t count;
  size_t capacity;
} cpng_deflater;

static inline void cpng_close_deflater(cpng_deflater *deflater) {
  if (!deflater) return;
  deflateEnd(&deflater->stream);
  free(deflater->output);
  free(deflater);
}

// NULL when memory is short.
static inline cpng_deflater *cpng_open_deflater(int level, int strategy, int mem_level) {
  cpng_deflater *deflater = (cpng_deflater *)calloc(1, sizeof(cpng_deflater));
  if (!deflater) return NULL;
  deflater->adler = adler32(0, NULL, 0);
  if (deflateInit2(&deflater->stream, level, Z_DEFLATED, -15, mem_level, strategy) != Z_OK) {
    free(deflater);
    return NULL;
  }
  return deflater;
}

// What stands before the part; its last 32 KiB may be referred to.
static inline int cpng_set_dictionary(
    cpng_deflater *deflater, const unsigned char *bytes, size_t count) {
  return deflateSetDictionary(&deflater->stream, bytes, (uInt)count) == Z_OK;
}

enum { cpng_more = Z_NO_FLUSH, cpng_part_ends = Z_SYNC_FLUSH, cpng_all_ends = Z_FINISH };

// Compresses some bytes; `end` says what ends with them. Returns 0 when memory is short.
static inline int cpng_deflate(
    cpng_deflater *deflater, const unsigned char *bytes, size_t count, int end) {
  z_stream *stream = &deflater->stream;
  deflater->adler = adler32(deflater->adler, bytes, (uInt)count);
  stream->next_in = (Bytef *)bytes;
  stream->avail_in = (uInt)count;
  int full;
  do {
    if (deflater->capacity - deflater->count < 16384) {
      size_t capacity = deflater->capacity ? deflater->capacity * 2 : 65536;
      unsigned char *grown = (unsigned char *)realloc(deflater->output, capacity);
      if (!grown) return 0;
      deflater->output = grown;
      deflater->capacity = capacity;
    }
    size_t room = deflater->capacity - deflater->count;
    stream->next_out = deflater->output + deflater->count;
    stream->avail_out = (uInt)room;
    if (deflate(stream, end) == Z_STREAM_ERROR) return 0;
    deflater->count += room - stream->avail_out;
    full = stream->avail_out == 0;
  } while (full);
  return 1;
}

static inline unsigned long cpng_joined_checksum(
    unsigned long first, unsigned long second, long second_count) {
  return adler32_combine(first, second, second_count);
}

#endif
