/** Text as a page places it: left edge, width, baseline from the top and height of its letters, all in the same unit. */
export type PlacedText = {
  readonly text: string
  readonly x: number
  readonly width: number
  readonly y: number
  readonly height: number
}

/** What stands together on a line, apart from what is beside it. */
export type LineCell = { readonly text: string; readonly from: number; readonly to: number }

export type PageLine = {
  readonly y: number
  readonly height: number
  readonly cells: readonly LineCell[]
}

// Parts of the height of letters. A space is a quarter of it, and columns stand further apart than two.
const SAME_LINE = 0.4
const SPACE = 0.12
const NEXT_CELL = 0.75
// Letters that are printed twice to look bold.
const TWICE = 0.08

/** The lines of a page from its top, cells from the left; text that is blank or printed twice counts for nothing. */
export function linesOfPage(texts: readonly PlacedText[]): PageLine[] {
  const down = texts
    .filter(({ text, height }) => text.trim() !== '' && height > 0)
    .sort((one, other) => one.y - other.y)
  const lines: PlacedText[][] = []
  for (const placed of down) {
    const line = lines.at(-1)
    const [first] = line ?? []
    if (line && first && placed.y - first.y < SAME_LINE * Math.min(placed.height, first.height)) {
      line.push(placed)
    } else lines.push([placed])
  }
  return lines.map((line) => ({
    y: line[0]?.y ?? 0,
    height: Math.max(...line.map(({ height }) => height)),
    cells: cellsOf(line),
  }))
}

function cellsOf(line: PlacedText[]): LineCell[] {
  const cells: LineCell[] = []
  let last: PlacedText | undefined
  for (const placed of line.sort((one, other) => one.x - other.x)) {
    const text = placed.text.trim()
    const to = placed.x + placed.width
    const cell = cells.at(-1)
    const isTwice = last?.text === placed.text && placed.x - last.x < TWICE * placed.height
    const gap = (placed.x - (cell?.to ?? placed.x)) / placed.height
    if (isTwice) continue
    if (cell && gap < NEXT_CELL) {
      const isApart = gap > SPACE || /^\s/.test(placed.text) || /\s$/.test(last?.text ?? '')
      const joined = `${cell.text}${isApart ? ' ' : ''}${text}`
      cells.splice(-1, 1, { text: joined, from: cell.from, to: Math.max(cell.to, to) })
    } else cells.push({ text, from: placed.x, to })
    last = placed
  }
  return cells
}
