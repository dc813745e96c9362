// fontconfig's queries, in C because its objects are named by macros.

#ifndef CFONTCONFIG_SHIM_H
#define CFONTCONFIG_SHIM_H

#include <fontconfig/fontconfig.h>
#include <stddef.h>

// What to look for. `weight` counts as in OpenType, 100 to 900.
typedef struct cfontconfig_query {
  const char *family;
  int weight;
  int is_italic;
  int is_color;
} cfontconfig_query;

// One font that was found; the path belongs to the list.
typedef struct cfontconfig_font {
  const char *path;
  int index;
  int is_color;
  int is_outline;
} cfontconfig_font;

// The fonts of this system from the best match to the worst; freed by the caller with
// FcFontSetDestroy. The language is fixed, so that the user's locale changes no picture.
static inline FcFontSet *cfontconfig_sort(FcConfig *config, cfontconfig_query query) {
  FcPattern *pattern = FcPatternCreate();
  if (!pattern) return NULL;
  FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)query.family);
  FcPatternAddString(pattern, FC_LANG, (const FcChar8 *)"en");
  FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(query.weight));
  FcPatternAddInteger(
      pattern, FC_SLANT, query.is_italic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN);
  if (query.is_color) FcPatternAddBool(pattern, FC_COLOR, FcTrue);
  FcConfigSubstitute(config, pattern, FcMatchPattern);
  FcDefaultSubstitute(pattern);
  FcResult result;
  FcFontSet *fonts = FcFontSort(config, pattern, FcFalse, NULL, &result);
  FcPatternDestroy(pattern);
  return fonts;
}

// Describes a font of the list; 0 when it has no file.
static inline int cfontconfig_font_at(FcFontSet *fonts, int position, cfontconfig_font *font) {
  FcPattern *pattern = fonts->fonts[position];
  FcBool is_color = FcFalse, is_outline = FcTrue;
  font->index = 0;
  FcPatternGetInteger(pattern, FC_INDEX, 0, &font->index);
  FcPatternGetBool(pattern, FC_COLOR, 0, &is_color);
  FcPatternGetBool(pattern, FC_OUTLINE, 0, &is_outline);
  font->is_color = is_color == FcTrue;
  font->is_outline = is_outline == FcTrue;
  FcChar8 *path;
  if (FcPatternGetString(pattern, FC_FILE, 0, &path) != FcResultMatch) return 0;
  font->path = (const char *)path;
  return 1;
}

// Whether a font of the list is of a family, under any of its names.
static inline int cfontconfig_is_family(FcFontSet *fonts, int position, const char *family) {
  FcChar8 *name;
  for (int i = 0;
       FcPatternGetString(fonts->fonts[position], FC_FAMILY, i, &name) == FcResultMatch; i++) {
    if (FcStrCmpIgnoreCase(name, (const FcChar8 *)family) == 0) return 1;
  }
  return 0;
}

// Whether a font of the list has a character.
static inline int cfontconfig_has(FcFontSet *fonts, int position, unsigned int character) {
  FcCharSet *characters;
  return FcPatternGetCharSet(fonts->fonts[position], FC_CHARSET, 0, &characters) ==
             FcResultMatch &&
         FcCharSetHasChar(characters, character);
}

#endif
