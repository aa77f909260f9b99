import { COLOURS } from '../../../mail/templates/look.ts'
import type { PaperBlock, PaperFact, PaperSum, Party, Words } from '../paper-document.ts'
import { drawLines, drawRule, type Element, makeRoom, type PdfPage, within } from './pdf-page.ts'
import { drawTable } from './pdf-table.ts'
import { CONTENT_WIDTH, inlinePieces, LABEL, PAGE, SMALL, STRONG, TEXT, TOTAL } from './styles.ts'
import { heightOf, type Line, linesOf } from './text-lines.ts'

const GAP = 16
const SUMS_WIDTH = 290

export function drawBlock(page: PdfPage, block: PaperBlock): void {
  switch (block.is) {
    case 'facts':
      drawFacts(page, block.rows)
      break
    case 'parties':
      drawParties(page, block.parties)
      break
    case 'table':
      drawTable(page, block)
      break
    case 'sums':
      drawSums(page, block.caption, block.rows)
      break
    case 'paragraph':
      drawText(page, block.text, TEXT, 8)
      break
    case 'notice':
      drawText(page, block.text, SMALL, 2)
      break
    case 'signature':
      drawSignature(page, block.labels)
  }
}

function drawText(page: PdfPage, text: Words, style: typeof TEXT, after: number): void {
  const lines = linesOf(inlinePieces(text, style), CONTENT_WIDTH)
  makeRoom(page, heightOf(lines))
  const paragraph = within(page, page.root, 'P')
  drawLines(page, paragraph, lines, { x: PAGE.side, y: page.y, width: CONTENT_WIDTH })
  paragraph.end()
  page.y += heightOf(lines) + after
}

/** Side by side, each under what it is called. */
function drawParties(page: PdfPage, parties: readonly Party[]): void {
  const width = (CONTENT_WIDTH - GAP * (parties.length - 1)) / parties.length
  const laidOut = parties.map(({ label, name, lines }) => ({
    label: linesOf(inlinePieces(label, LABEL), width),
    body: linesOf(
      [{ text: name, style: STRONG }, ...lines.flatMap((line) => inlinePieces(line, TEXT, true))],
      width,
    ),
  }))
  const height = Math.max(...laidOut.map(({ label, body }) => heightOf(label) + heightOf(body)))
  makeRoom(page, height)
  for (const [index, { label, body }] of laidOut.entries()) {
    const x = PAGE.side + index * (width + GAP)
    const section = within(page, page.root, 'Sect')
    const heading = within(page, section, 'H2')
    drawLines(page, heading, label, { x, y: page.y, width })
    const paragraph = within(page, section, 'P')
    drawLines(page, paragraph, body, { x, y: page.y + heightOf(label), width })
    section.end()
  }
  page.y += height + 14
}

const FACTS_BESIDE = 3

/** A list of labels and values, three side by side. */
function drawFacts(page: PdfPage, facts: readonly PaperFact[]): void {
  const width = (CONTENT_WIDTH - GAP * (FACTS_BESIDE - 1)) / FACTS_BESIDE
  const list = within(page, page.root, 'L')
  for (let first = 0; first < facts.length; first += FACTS_BESIDE) {
    const row = facts.slice(first, first + FACTS_BESIDE).map(({ label, value }) => ({
      label: linesOf(inlinePieces(label, LABEL), width),
      value: linesOf(inlinePieces(value, TEXT), width),
    }))
    const height = Math.max(...row.map(({ label, value }) => heightOf(label) + heightOf(value)))
    makeRoom(page, height)
    for (const [index, { label, value }] of row.entries()) {
      const x = PAGE.side + index * (width + GAP)
      const item = within(page, list, 'LI')
      drawLines(page, within(page, item, 'Lbl'), label, { x, y: page.y, width })
      const body = within(page, item, 'LBody')
      drawLines(page, body, value, { x, y: page.y + heightOf(label), width })
    }
    page.y += height + 7
  }
  list.end()
  page.y += 8
}

type SumLines = { head: Line[]; amount: Line[]; height: number; isTotal: boolean }

/** What it comes to, at the right; never apart on two pages. */
function drawSums(page: PdfPage, caption: Words, rows: readonly PaperSum[]): void {
  const laidOut = rows.map(sumLines)
  const height = laidOut.reduce((sum, row) => sum + row.height, 0)
  page.y += 6
  makeRoom(page, height)
  const table = within(page, page.root, 'Table', {
    title: typeof caption === 'string' ? caption : `${caption.fr} / ${caption.en}`,
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

const SIGNING_HEIGHT = 34

/** Lines to write on, each with what belongs there below it. */
function drawSignature(page: PdfPage, labels: readonly Words[]): void {
  makeRoom(page, SIGNING_HEIGHT + 30)
  page.y += SIGNING_HEIGHT
  const wide = CONTENT_WIDTH * 0.6
  for (const [index, label] of labels.entries()) {
    const x = index === 0 ? PAGE.side : PAGE.side + wide + GAP
    const width = index === 0 ? wide : CONTENT_WIDTH - wide - GAP
    drawRule(page, x, x + width, { weight: 0.75, colour: COLOURS.ink })
    const paragraph = within(page, page.root, 'P')
    const lines = linesOf(inlinePieces(label, LABEL), width)
    drawLines(page, paragraph, lines, { x, y: page.y + 3, width })
    paragraph.end()
  }
  page.y += 20
}
