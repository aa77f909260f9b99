import { COLOURS } from '../../../mail/templates/look.ts'
import type { PaperSum, Words } from '../paper-document.ts'
import { inline } from '../words.ts'
import { drawLines, drawRule } from './draw-text.ts'
import { type Element, makeRoom, type PdfPage, within } from './pdf-page.ts'
import { CONTENT_WIDTH, inlinePieces, PAGE, SMALL, TEXT, TOTAL } from './styles.ts'
import { heightOf, type Line, linesOf } from './text-lines.ts'

const SUMS_WIDTH = 290

type SumLines = { head: Line[]; amount: Line[]; height: number; isTotal: boolean }

/** What it comes to, at the right; never apart on two pages. */
export function drawSums(page: PdfPage, caption: Words, rows: readonly PaperSum[]): void {
  const laidOut = rows.map(sumLines)
  const height = laidOut.reduce((sum, row) => sum + row.height, 0)
  page.y += 6
  makeRoom(page, height)
  const table = within(page, page.root, 'Table', {
    title: inline(caption),
  })
  for (const row of laidOut) drawSum(page, table, row)
  table.end()
  page.y += 16
}

function sumLines({ label, detail, amount, ...sum }: PaperSum): SumLines {
  const isTotal = sum.isTotal === true
  const style = isTotal ? TOTAL : TEXT
  const head = linesOf(
    [
      ...inlinePieces(label, style),
      ...(detail === undefined ? [] : inlinePieces(detail, SMALL, true)),
    ],
    SUMS_WIDTH * 0.68,
  )
  const written = linesOf(inlinePieces(amount, style), SUMS_WIDTH * 0.32)
  const height = Math.max(heightOf(head), heightOf(written)) + (isTotal ? 12 : 5)
  return { head, amount: written, height, isTotal }
}

function drawSum(page: PdfPage, table: Element, { head, amount, height, isTotal }: SumLines): void {
  const right = PAGE.side + CONTENT_WIDTH
  const x = right - SUMS_WIDTH
  if (isTotal) drawRule(page, x, right, { weight: 1, colour: COLOURS.ink })
  const y = page.y + (isTotal ? 6 : 2)
  const row = within(page, table, 'TR')
  drawLines(page, within(page, row, 'TH', { scope: 'Row' }), head, { x, y, width: SUMS_WIDTH })
  drawLines(page, within(page, row, 'TD'), amount, { x, y, width: SUMS_WIDTH, align: 'end' })
  row.end()
  page.y += height
}
