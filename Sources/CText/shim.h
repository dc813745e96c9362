// FreeType and libraqm, with C where Swift cannot follow: macros, callbacks and walks over arrays
// of structures. Whatever allocates here says who frees it.

#ifndef CTEXT_SHIM_H
#define CTEXT_SHIM_H

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BBOX_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <fribidi.h>
#include <hb-ft.h>
#include <raqm.h>
#include <stdint.h>
#include <stdlib.h>

// Glyph indices and advances are asked for without hinting, in colour where a strike has it.
enum { ctext_shaping_flags = FT_LOAD_NO_HINTING | FT_LOAD_COLOR };

static inline int ctext_largest_strike(FT_Face face) {
  int largest = -1;
  for (int i = 0; i < face->num_fixed_sizes; i++) {
    if (largest < 0 || face->available_sizes[i].y_ppem > face->available_sizes[largest].y_ppem) {
      largest = i;
    }
  }
  return largest;
}

// Sets the size at which one font unit is 64 of FreeType's 1/64 pixels, so that shaping loses
// nothing. A face of bitmaps only gets its largest strike. Returns 0 when there is neither.
static inline int ctext_use_font_units(FT_Face face) {
  if (FT_IS_SCALABLE(face)) {
    return FT_Set_Char_Size(face, (FT_F26Dot6)face->units_per_EM * 64, 0, 72, 72) == 0;
  }
  int strike = ctext_largest_strike(face);
  return strike >= 0 && FT_Select_Size(face, strike) == 0;
}

static inline int ctext_is_scalable(FT_Face face) { return FT_IS_SCALABLE(face) != 0; }
static inline int ctext_has_color(FT_Face face) { return FT_HAS_COLOR(face) != 0; }

// What FreeType's size turns font units into: 1/64 pixels per unit, in 16.16.
static inline long ctext_unit_scale(FT_Face face) { return face->size->metrics.x_scale; }

// The version of the COLR table, or -1.
static inline int ctext_colr_version(FT_Face face) {
  FT_Byte bytes[2];
  FT_ULong length = 2;
  if (FT_Load_Sfnt_Table(face, FT_MAKE_TAG('C', 'O', 'L', 'R'), 0, bytes, &length)) return -1;
  return bytes[0] << 8 | bytes[1];
}

// The heights of capitals and of x in font units, 0 where the OS/2 table does not say.
static inline void ctext_heights(FT_Face face, int *capital, int *x) {
  TT_OS2 *table = (TT_OS2 *)FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
  int states = table && table->version != 0xFFFF && table->version >= 2;
  *capital = states ? table->sCapHeight : 0;
  *x = states ? table->sxHeight : 0;
}

// How high a character's outline reaches, in font units.
static inline double ctext_height_of(FT_Face face, unsigned long character) {
  FT_UInt glyph = FT_Get_Char_Index(face, character);
  if (!glyph || FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) return 0;
  FT_BBox box;
  return FT_Outline_Get_BBox(&face->glyph->outline, &box) ? 0 : box.yMax;
}

// Sets a variable font's weight, with its optical size at the smallest and the other axes at their
// defaults. Returns 0 when the face has no such axis.
static inline int ctext_set_weight(FT_Library library, FT_Face face, long weight) {
  FT_MM_Var *axes = NULL;
  if (!FT_HAS_MULTIPLE_MASTERS(face) || FT_Get_MM_Var(face, &axes)) return 0;
  FT_Fixed *values = (FT_Fixed *)calloc(axes->num_axis, sizeof(FT_Fixed));
  int found = 0;
  for (FT_UInt i = 0; values && i < axes->num_axis; i++) {
    FT_Var_Axis axis = axes->axis[i];
    values[i] = axis.def;
    if (axis.tag == FT_MAKE_TAG('o', 'p', 's', 'z')) values[i] = axis.minimum;
    if (axis.tag != FT_MAKE_TAG('w', 'g', 'h', 't')) continue;
    FT_Fixed wanted = weight << 16;
    values[i] = wanted < axis.minimum ? axis.minimum : wanted > axis.maximum ? axis.maximum : wanted;
    found = 1;
  }
  if (found) found = FT_Set_Var_Design_Coordinates(face, axes->num_axis, values) == 0;
  free(values);
  FT_Done_MM_Var(library, axes);
  return found;
}

// One piece of an outline in font units, y upwards. `kind` is the number of its points; 0 is a
// move, whose point comes first.
typedef struct ctext_segment {
  int kind;
  double x[3];
  double y[3];
} ctext_segment;

typedef struct ctext_outline {
  ctext_segment *segments;
  int count;
  int capacity;
} ctext_outline;

static inline int ctext_append(
    ctext_outline *to, int kind, const FT_Vector *a, const FT_Vector *b, const FT_Vector *c) {
  if (to->count >= to->capacity) return 1;
  const FT_Vector *points[3] = {a, b, c};
  ctext_segment *segment = &to->segments[to->count++];
  segment->kind = kind;
  for (int i = 0; i < 3; i++) {
    segment->x[i] = points[i] ? points[i]->x : 0;
    segment->y[i] = points[i] ? points[i]->y : 0;
  }
  return 0;
}

static inline int ctext_move(const FT_Vector *a, void *to) {
  return ctext_append((ctext_outline *)to, 0, a, NULL, NULL);
}
static inline int ctext_line(const FT_Vector *a, void *to) {
  return ctext_append((ctext_outline *)to, 1, a, NULL, NULL);
}
static inline int ctext_quadratic(const FT_Vector *a, const FT_Vector *b, void *to) {
  return ctext_append((ctext_outline *)to, 2, a, b, NULL);
}
static inline int ctext_cubic(
    const FT_Vector *a, const FT_Vector *b, const FT_Vector *c, void *to) {
  return ctext_append((ctext_outline *)to, 3, a, b, c);
}

// Loads a glyph's outline. Returns how many segments it can have at most, 0 when it is empty.
static inline int ctext_load_outline(FT_Face face, unsigned int glyph) {
  if (FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) {
    return 0;
  }
  if (face->glyph->format != FT_GLYPH_FORMAT_OUTLINE) return 0;
  FT_Outline *outline = &face->glyph->outline;
  return outline->n_points + 2 * outline->n_contours;
}

// Writes the loaded outline's segments and returns their number.
static inline int ctext_decompose(FT_Face face, ctext_segment *segments, int capacity) {
  ctext_outline outline = {segments, 0, capacity};
  FT_Outline_Funcs functions = {ctext_move, ctext_line, ctext_quadratic, ctext_cubic, 0, 0};
  FT_Outline_Decompose(&face->glyph->outline, &functions, &outline);
  return outline.count;
}

// Loads a glyph of the largest strike as colours and says the strike's size. Returns 0 when there is
// none. The size must be set again afterwards.
static inline int ctext_load_bitmap(FT_Face face, unsigned int glyph, double *pixels_per_em) {
  int strike = ctext_largest_strike(face);
  if (strike < 0 || FT_Select_Size(face, strike) || FT_Load_Glyph(face, glyph, FT_LOAD_COLOR)) {
    return 0;
  }
  *pixels_per_em = face->available_sizes[strike].y_ppem / 64.0;
  return face->glyph->format == FT_GLYPH_FORMAT_BITMAP &&
         face->glyph->bitmap.pixel_mode == FT_PIXEL_MODE_BGRA;
}

// Writes the loaded bitmap, premultiplied RGBA, `4 * width` bytes a row, top row first.
static inline void ctext_copy_bitmap(FT_Face face, unsigned char *rgba) {
  const FT_Bitmap *bitmap = &face->glyph->bitmap;
  for (unsigned int y = 0; y < bitmap->rows; y++) {
    const unsigned char *row = bitmap->buffer + (long)y * bitmap->pitch;
    for (unsigned int x = 0; x < bitmap->width; x++, rgba += 4, row += 4) {
      rgba[0] = row[2];
      rgba[1] = row[1];
      rgba[2] = row[0];
      rgba[3] = row[3];
    }
  }
}

// One layer of a glyph in a COLR table, version 0.
typedef struct ctext_layer {
  unsigned int glyph;
  // Whether the text's own colour fills it.
  int is_foreground;
  unsigned char red, green, blue, alpha;
} ctext_layer;

// Writes up to `capacity` layers of a glyph, bottom first, in the colours of palette 0. Returns
// their number.
static inline int ctext_layers(
    FT_Face face, unsigned int glyph, ctext_layer *layers, int capacity) {
  FT_Color *palette = NULL;
  FT_Palette_Data info;
  if (FT_Palette_Data_Get(face, &info) || FT_Palette_Select(face, 0, &palette)) return 0;
  FT_LayerIterator iterator = {0, 0, NULL};
  FT_UInt layer_glyph, color;
  int count = 0;
  while (count < capacity &&
         FT_Get_Color_Glyph_Layer(face, glyph, &layer_glyph, &color, &iterator)) {
    ctext_layer layer = {layer_glyph, 1, 0, 0, 0, 255};
    if (color != 0xFFFF && palette && color < info.num_palette_entries) {
      FT_Color entry = palette[color];
      ctext_layer stated = {layer_glyph, 0, entry.red, entry.green, entry.blue, entry.alpha};
      layer = stated;
    }
    layers[count++] = layer;
  }
  return count;
}

// HarfBuzz's view of a face at its present size. The caller destroys it, before the face.
static inline hb_font_t *ctext_create_shaping_font(FT_Face face) {
  hb_font_t *font = hb_ft_font_create_referenced(face);
  hb_ft_font_set_load_flags(font, ctext_shaping_flags);
  return font;
}

// A glyph as shaping gives it, lengths in 1/64 font units.
typedef struct ctext_glyph {
  uint32_t glyph, cluster;
  int32_t x_advance, x_offset, y_offset;
} ctext_glyph;

// Shapes characters of one left-to-right script, Latin or none. Writes up to `capacity` glyphs and
// returns how many there are, or -1 when memory ran out.
static inline int ctext_shape_left_to_right(
    hb_font_t *font, const uint32_t *text, int length, int is_latin, ctext_glyph *glyphs,
    int capacity) {
  hb_buffer_t *buffer = hb_buffer_create();
  hb_buffer_add_utf32(buffer, text, length, 0, length);
  hb_buffer_set_direction(buffer, HB_DIRECTION_LTR);
  hb_buffer_set_script(buffer, is_latin ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON);
  hb_buffer_set_language(buffer, hb_language_get_default());
  hb_shape(font, buffer, NULL, 0);
  unsigned int count = 0;
  hb_glyph_info_t *infos = hb_buffer_get_glyph_infos(buffer, &count);
  hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
  int result = hb_buffer_allocation_successful(buffer) ? (int)count : -1;
  for (int i = 0; i < result && i < capacity; i++) {
    ctext_glyph glyph = {infos[i].codepoint, infos[i].cluster, positions[i].x_advance,
                         positions[i].x_offset, positions[i].y_offset};
    glyphs[i] = glyph;
  }
  hb_buffer_destroy(buffer);
  return result;
}

// The direction of the first strong character: 1 right to left, -1 left to right, 0 none.
static inline int ctext_base_direction(const uint32_t *text, int length) {
  FriBidiCharType *types = (FriBidiCharType *)malloc(sizeof(FriBidiCharType) * (size_t)length);
  if (!types) return 0;
  fribidi_get_bidi_types(text, length, types);
  FriBidiParType direction = fribidi_get_par_direction(types, length);
  free(types);
  if (direction == FRIBIDI_PAR_RTL) return 1;
  return direction == FRIBIDI_PAR_LTR ? -1 : 0;
}

#endif
