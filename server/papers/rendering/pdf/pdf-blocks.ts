import { COLOURS } from '../../../mail/templates/look.ts'
import type { PaperBlock, PaperFact, Party, Words } from '../paper-document.ts'
import { drawLines, drawRule } from './draw-text.ts'
import { makeRoom, type PdfPage, within } from './pdf-page.ts'
import { drawSums } from './pdf-sums.ts'
import { drawTable } from './pdf-table.ts'
import { CONTENT_WIDTH, inlinePieces, LABEL, PAGE, SMALL, STRONG, TEXT } from './styles.ts'
import { heightOf, linesOf } from './text-lines.ts'

const GAP = 16

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

/** A list of labels and values, three side by side; a long one by itself. */
function drawFacts(page: PdfPage, facts: readonly PaperFact[]): void {
  const list = within(page, page.root, 'L')
  for (const beside of rowsOf(facts)) {
    const width = beside[0]?.isLong
      ? CONTENT_WIDTH
      : (CONTENT_WIDTH - GAP * (FACTS_BESIDE - 1)) / FACTS_BESIDE
    const row = beside.map(({ label, value }) => ({
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

function rowsOf(facts: readonly PaperFact[]): PaperFact[][] {
  const rows: PaperFact[][] = []
  for (const fact of facts) {
    const row = rows.at(-1)
    const hasRoom = row && row.length < FACTS_BESIDE && !row[0]?.isLong && !fact.isLong
    if (hasRoom) row.push(fact)
    else rows.push([fact])
  }
  return rows
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
