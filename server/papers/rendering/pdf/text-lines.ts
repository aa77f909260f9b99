import { type Face, FONTS, inGlyphs } from './fonts.ts'

/** In points. */
export type Style = { face: Face; size: number; colour: string }

/** A stretch of text in one style and language; French unless it says so. `isBelow`: it begins a line of its own. */
export type Piece = { text: string; style: Style; lang?: 'en'; isBelow?: boolean }

/** What is drawn at once: `x` from the left of its line. `run`: the piece that it is of. */
export type Segment = { run: Run; text: string; x: number }
/** A piece, as the structure of a page names it. */
export type Run = { style: Style; lang?: 'en'; actual?: string }
export type Line = { segments: Segment[]; width: number; height: number; ascent: number }

const LEADING = 1.34
const SPACE = ' '

/** The width of a text in a style; of words, each measured once. */
export function widthOf(text: string, { face, size }: Style): number {
  return (advanceOf(text, face) * size) / FONTS[face].unitsPerEm
}

const advances: Record<Face, Map<string, number>> = { regular: new Map(), bold: new Map() }
const MOST_MEASURED = 20_000

function advanceOf(text: string, face: Face): number {
  const known = advances[face]
  let advance = known.get(text)
  if (advance === undefined) {
    advance = FONTS[face].layout(text).advanceWidth
    if (known.size >= MOST_MEASURED) known.clear()
    known.set(text, advance)
  }
  return advance
}

/** The width that pieces take where nothing wraps. */
export function naturalWidth(pieces: readonly Piece[]): number {
  return Math.max(0, ...linesOf(pieces, Number.POSITIVE_INFINITY).map(({ width }) => width))
}

/** Pieces in lines of at most a width; a word that is longer is cut. */
export function linesOf(pieces: readonly Piece[], width: number): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  for (const { text: written, style, lang, isBelow } of pieces) {
    if (written === '') continue
    const { text, actual } = inGlyphs(written)
    const run: Run = { style, ...(lang && { lang }), ...(actual !== undefined && { actual }) }
    if (isBelow) line = undefined
    for (const word of wordsOf(text, style, width)) {
      const wide = widthOf(word, style)
      const gap = line && line.segments.length > 0 ? widthOf(SPACE, style) : 0
      if (!line || line.width + gap + wide > width + 0.01) {
        line = { segments: [], width: 0, height: 0, ascent: 0 }
        lines.push(line)
      }
      append(line, run, word)
    }
  }
  return lines
}

function append(line: Line, run: Run, word: string): void {
  const { style } = run
  const last = line.segments.at(-1)
  const gap = last ? widthOf(SPACE, style) : 0
  const x = line.width + gap
  line.width = x + widthOf(word, style)
  line.height = Math.max(line.height, style.size * LEADING)
  line.ascent = Math.max(line.ascent, style.size)
  if (last?.run === run) last.text += SPACE + word
  else line.segments.push({ run, text: word, x })
}

/** Words, each no wider than a line. Where a no-break space stands, none ends. */
function wordsOf(text: string, style: Style, width: number): string[] {
  return text
    .split(/ +/)
    .filter((word) => word !== '')
    .flatMap((word) => (widthOf(word, style) > width ? cut(word, style, width) : [word]))
}

function cut(word: string, style: Style, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && widthOf(part + character, style) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

export function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { height }) => sum + height, 0)
}
