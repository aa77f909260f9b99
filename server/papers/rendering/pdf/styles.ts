import { COLOURS } from '../../../mail/templates/look.ts'
import type { Words } from '../paper-document.ts'
import type { Piece, Style } from './text-lines.ts'

const { ink, soft } = COLOURS

export const TITLE: Style = { face: 'bold', size: 18, colour: ink }
export const TEXT: Style = { face: 'regular', size: 9.5, colour: ink }
export const STRONG: Style = { face: 'bold', size: 9.5, colour: ink }
export const TOTAL: Style = { face: 'bold', size: 11, colour: ink }
export const LABEL: Style = { face: 'bold', size: 8, colour: soft }
export const SMALL: Style = { face: 'regular', size: 8, colour: soft }

/** Letter, as offices here print; a margin that no printer cuts. */
export const PAGE = { width: 612, height: 792, side: 46, top: 44, bottom: 54 }
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.side
export const CONTENT_BOTTOM = PAGE.height - PAGE.bottom

/** Both languages in one line: "Facture / Invoice". */
export function inlinePieces(words: Words, style: Style, isBelow = false): Piece[] {
  if (typeof words === 'string') return [{ text: words, style, isBelow }]
  return [
    { text: `${words.fr} /`, style, isBelow },
    { text: words.en, style, lang: 'en' },
  ]
}

/** French above, English below. */
export function stackedPieces(words: Words, style: Style): Piece[] {
  if (typeof words === 'string') return [{ text: words, style }]
  return [
    { text: words.fr, style },
    { text: words.en, style, lang: 'en', isBelow: true },
  ]
}
