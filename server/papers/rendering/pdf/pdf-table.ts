import { COLOURS } from '../../../mail/templates/look.ts'
import type { PaperTable, RowGroup } from '../paper-document.ts'
import { inline } from '../words.ts'
import { drawFurniture, drawLines, drawRule } from './draw-text.ts'
import { asArtifact, type Element, type PdfPage, turnPage, within } from './pdf-page.ts'
import { CONTENT_BOTTOM, CONTENT_WIDTH, inlinePieces, PAGE, STRONG } from './styles.ts'
import {
  cellLines,
  type Header,
  headerOf,
  heightOfRow,
  PADDING,
  placeColumns,
} from './table-layout.ts'
import { heightOf, type Line, linesOf } from './text-lines.ts'

/** A table whose header stands on each page that it reaches: the first is its header, the others are furniture. */
export function drawTable(page: PdfPage, { caption, columns: given, groups }: PaperTable): void {
  const columns = placeColumns(given, groups)
  const header = headerOf(columns)
  const [first] = groups
  const beginning = first?.rows[0] ? heightOfRow(cellLines(columns, first.rows[0])) : 0
  if (page.y + header.height + Math.min(beginning, 60) + 24 > CONTENT_BOTTOM) turnPage(page)
  const table = within(page, page.root, 'Table', { title: inline(caption) })
  drawHeader(page, within(page, table, 'THead'), header)
  for (const group of groups) {
    const body = within(page, table, 'TBody')
    drawGroup(page, body, header, group)
    body.end()
  }
  table.end()
}

function drawGroup(page: PdfPage, body: Element, header: Header, { title, rows }: RowGroup): void {
  const { columns } = header
  if (title !== undefined)
    drawGroupTitle(page, body, header, linesOf(inlinePieces(title, STRONG), CONTENT_WIDTH))
  for (const cells of rows) drawRow(page, body, header, cellLines(columns, cells))
}

/** Never the last line of a page. */
function drawGroupTitle(page: PdfPage, body: Element, header: Header, lines: Line[]): void {
  const height = heightOf(lines) + 10
  if (page.y + height + 40 > CONTENT_BOTTOM) continueOnNewPage(page, header)
  const row = within(page, body, 'TR')
  const head = within(page, row, 'TH', { scope: 'Row', span: header.columns.length })
  drawLines(page, head, lines, { x: PAGE.side, y: page.y + 6, width: CONTENT_WIDTH })
  row.end()
  page.y += height
}

/** A row that fits no page goes on on the next: its cells go on with it. */
function drawRow(page: PdfPage, body: Element, header: Header, cells: readonly Line[][]): void {
  const row = within(page, body, 'TR')
  const elements = header.columns.map(({ isName }) =>
    isName ? within(page, row, 'TH', { scope: 'Row' }) : within(page, row, 'TD'),
  )
  let left = cells
  if (
    page.y + heightOfRow(left) > CONTENT_BOTTOM &&
    heightOfRow(left) < CONTENT_BOTTOM - PAGE.top - header.height
  ) {
    continueOnNewPage(page, header)
  }
  while (left.some((lines) => lines.length > 0)) {
    const room = CONTENT_BOTTOM - page.y - 2 * PADDING
    const now = left.map((lines) => linesWithin(lines, room))
    if (now.every((lines) => lines.length === 0)) {
      continueOnNewPage(page, header)
      continue
    }
    for (const [index, lines] of now.entries()) {
      const [column, element] = [header.columns[index], elements[index]]
      if (!column || !element) continue
      const { x, width, align } = column
      drawLines(page, element, lines, { x, y: page.y + PADDING, width, align })
    }
    page.y += heightOfRow(now)
    left = left.map((lines, index) => lines.slice(now[index]?.length ?? 0))
  }
  row.end()
  drawRule(page, PAGE.side, PAGE.side + CONTENT_WIDTH, { weight: 0.5, colour: COLOURS.line })
}

function linesWithin(lines: readonly Line[], room: number): Line[] {
  let height = 0
  const end = lines.findIndex((line) => {
    height += line.height
    return height > room
  })
  return lines.slice(0, end < 0 ? lines.length : end)
}

function continueOnNewPage(page: PdfPage, header: Header): void {
  turnPage(page)
  drawHeader(page, undefined, header)
}

/** In `head`, or as what only stands on the page. */
function drawHeader(
  page: PdfPage,
  head: Element | undefined,
  { columns, cells, height }: Header,
): void {
  const row = head && within(page, head, 'TR')
  const draw = () => {
    for (const [index, lines] of cells.entries()) {
      const column = columns[index]
      if (!column) continue
      const { x, width, align } = column
      const place = { x, y: page.y + height - PADDING - heightOf(lines), width, align }
      if (row) drawLines(page, within(page, row, 'TH', { scope: 'Column' }), lines, place)
      else drawFurniture(page, lines, place)
    }
  }
  if (head) draw()
  else asArtifact(page, 'Pagination', draw)
  head?.end()
  page.y += height
  drawRule(page, PAGE.side, PAGE.side + CONTENT_WIDTH, { weight: 1, colour: COLOURS.ink })
}
