/** Plain text in French, or the same in French and English, which stand at equal rank, French first. */
export type Words = string | { fr: string; en: string }

/** A paper before it is HTML or PDF: both say the same, block by block. It is data alone, so that a thread can take it. */
export type PaperDocument = {
  /** What it is, as its heading says. */
  title: Words
  /** Its number, beside the title; '' without one. */
  number: string
  /** What a file or a window is called. */
  name: string
  /** Who made it out. */
  author: string
  /** The day it was made, YYYY-MM-DD: the same paper has the same bytes. */
  day: string
  blocks: readonly PaperBlock[]
  /** At the foot of each page: what it is; and how pages are counted, of `{page}` and `{pages}`. */
  footer: Words
  pageOf: Words
}

export type PaperBlock =
  | { is: 'facts'; rows: readonly PaperFact[] }
  | { is: 'parties'; parties: readonly Party[] }
  | PaperTable
  | { is: 'sums'; caption: Words; rows: readonly PaperSum[] }
  | { is: 'paragraph'; text: Words }
  /** In small letters. */
  | { is: 'notice'; text: Words }
  /** To be filled in by hand: each label with a line behind it. */
  | { is: 'signature'; labels: readonly Words[] }

/** `isLong`: what people wrote, over the whole width; the others stand side by side. */
export type PaperFact = { label: Words; value: Words; isLong?: true }

/** A business, beside others. */
export type Party = { label: Words; name: string; lines: readonly Words[] }

export type PaperTable = {
  is: 'table'
  /** Read out, not shown: what is before it says so. */
  caption: Words
  columns: readonly PaperColumn[]
  groups: readonly RowGroup[]
}

/** `isName`: its cells head their rows, and it takes the room that others leave. */
export type PaperColumn = { header: Words; align: 'start' | 'end'; isName?: true }

/** Rows under a title of their own, or without one. */
export type RowGroup = { title?: Words; rows: readonly PaperCell[][] }

/** `details` stand below the text in small letters. */
export type PaperCell = { text: Words; details?: readonly Words[] }

/** `detail`: what it is made of. */
export type PaperSum = { label: Words; detail?: Words; amount: Words; isTotal?: true }

/** A block of facts, or none. */
export function factsOf(rows: readonly (PaperFact | undefined)[]): PaperBlock[] {
  const given = rows.filter((row) => row !== undefined)
  return given.length > 0 ? [{ is: 'facts', rows: given }] : []
}
