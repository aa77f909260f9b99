import type { PaperCell, PaperColumn, RowGroup } from '../paper-document.ts'
import { CONTENT_WIDTH, inlinePieces, LABEL, PAGE, SMALL, stackedPieces, TEXT } from './styles.ts'
import { heightOf, type Line, linesOf, naturalWidth, type Piece } from './text-lines.ts'

const GUTTER = 12
export const PADDING = 3.5
/** Of the table: no column but the name takes more. */
const WIDEST = 0.3

export type Column = PaperColumn & { x: number; width: number }
export type Header = { columns: readonly Column[]; cells: Line[][]; height: number }

/** The names of columns, in lines, and how high they are together. */
export function headerOf(columns: readonly Column[]): Header {
  const cells = columns.map(({ header, width }) => linesOf(stackedPieces(header, LABEL), width))
  return { columns, cells, height: Math.max(...cells.map(heightOf)) + 2 * PADDING }
}

export function heightOfRow(cells: readonly Line[][]): number {
  return Math.max(...cells.map(heightOf)) + 2 * PADDING
}

export function cellLines(columns: readonly Column[], cells: readonly PaperCell[]): Line[][] {
  return columns.map(({ width }, index) => linesOf(piecesOf(cells[index]), width))
}

function piecesOf(cell: PaperCell | undefined): Piece[] {
  if (!cell) return []
  const { text, details = [] } = cell
  return [
    ...stackedPieces(text, TEXT),
    ...details.flatMap((detail) => inlinePieces(detail, SMALL, true)),
  ]
}

/** Each column as wide as what stands in it, within bounds; the name has the rest. */
export function placeColumns(
  columns: readonly PaperColumn[],
  groups: readonly RowGroup[],
): Column[] {
  const rows = groups.flatMap((group) => group.rows)
  const widths = columns.map(({ header, isName }, index) => {
    if (isName) return 0
    const pieces = [stackedPieces(header, LABEL), ...rows.map((cells) => piecesOf(cells[index]))]
    return Math.min(CONTENT_WIDTH * WIDEST, Math.max(...pieces.map(naturalWidth)))
  })
  const taken = widths.reduce((sum, width) => sum + width, 0) + GUTTER * (columns.length - 1)
  let x = PAGE.side
  return columns.map((column, index) => {
    const width = column.isName ? CONTENT_WIDTH - taken : (widths[index] ?? 0)
    const placed = { ...column, x, width }
    x += width + GUTTER
    return placed
  })
}
