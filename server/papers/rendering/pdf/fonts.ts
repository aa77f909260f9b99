import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** The typefaces of a paper, Nunito Sans as on screens: Latin with Vietnamese, and Cyrillic (docs/decisions/095). */
export const FACES = ['regular', 'bold'] as const
export type Face = (typeof FACES)[number]

/** Their files, read once a thread. A document gets them as files: a parsed font remembers which text made its glyphs. */
export const FONT_FILES: Record<Face, Buffer> = {
  regular: read(
    import.meta.resolve('@expo-google-fonts/nunito-sans/400Regular/NunitoSans_400Regular.ttf'),
  ),
  bold: read(import.meta.resolve('@expo-google-fonts/nunito-sans/700Bold/NunitoSans_700Bold.ttf')),
}

/** To measure by. */
export const FONTS: Record<Face, Font> = {
  regular: parse(FONT_FILES.regular),
  bold: parse(FONT_FILES.bold),
}

function read(url: string): Buffer {
  return readFileSync(fileURLToPath(url))
}

function parse(file: Buffer): Font {
  const font = create(file)
  if (!('hasGlyphForCodePoint' in font)) throw new TypeError('a collection of fonts')
  return font
}

/**
 * A text in letters that the typefaces have. A narrow no-break space is one of the usual width; what has no glyph, as an ideogram, shows as
 * a question mark, and is read out as it is (`actual`).
 */
export function inGlyphs(written: string): { text: string; actual?: string } {
  const known = written
    .normalize('NFC')
    .replaceAll('\u202f', '\u00a0')
    .replace(/\s*[\n\r\t]\s*/g, ' ')
  let isMissing = false
  const text = Array.from(known, (character) => {
    if (FONTS.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) return character
    isMissing = true
    return '?'
  }).join('')
  return isMissing ? { text, actual: written } : { text }
}
