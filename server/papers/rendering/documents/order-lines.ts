import type { Language } from '@halles/contract/language.ts'
import type { LineLot, OrderPaper, OrderPaperLine } from '@halles/domain/papers/order-paper.ts'
import type { PaperTable, Words } from '../paper-document.ts'
import { amountOf, dayIn, decimalOf, nameIn, type Say } from '../words.ts'
import { caseSize, countsThatDiffer, netWeight } from './line-cells.ts'
import { columnsOf } from './table-columns.ts'

/** What was agreed, with its prices. */
export function confirmedLines({ lines }: OrderPaper, say: Say): PaperTable {
  const { columns, rowOf } = columnsOf<OrderPaperLine>([
    codeColumn(lines, say),
    {
      header: say((texts) => texts.product),
      isName: true,
      cell: (line) => ({
        text: nameIn(say, line),
        details: [
          say((texts, language) =>
            texts.casePrice(amountOf(line.priceCents, line.isEstimate), caseSize(language, line)),
          ),
          ...weighed(line),
          ...counts(line, say),
          ...(line.depositCents === 0
            ? []
            : [say((texts) => texts.depositOf(amountOf(line.depositCents)))]),
        ],
      }),
    },
    casesColumn(say),
    {
      header: say((texts) => texts.amount),
      align: 'end',
      cell: ({ amountCents, isEstimate }) => amountOf(amountCents, isEstimate),
    },
  ])
  return {
    is: 'table',
    caption: say((texts) => texts.lines),
    columns,
    groups: [{ rows: lines.map(rowOf) }],
  }
}

/** What is in the delivery: cases, net weights, lots with their expiry. No price. */
export function packedLines({ lines }: OrderPaper, say: Say, language: Language): PaperTable {
  const { columns, rowOf } = columnsOf<OrderPaperLine>([
    codeColumn(lines, say),
    {
      header: say((texts) => texts.product),
      isName: true,
      cell: (line) => ({
        text: nameIn(say, line),
        details: [
          say((texts, ofReader) => texts.caseOf(caseSize(ofReader, line))),
          ...counts(line, say),
        ],
      }),
    },
    lines.some(({ lots }) => lots.length > 0) && {
      header: say((texts) => texts.lots),
      cell: ({ lots }) => ({
        text: '',
        details: lots.flatMap((lot) => lotWords(lot, say, language)),
      }),
    },
    lines.some(({ netThousandths }) => netThousandths !== null) && {
      header: say((texts) => texts.netWeight),
      align: 'end',
      cell: (line) => weighed(line)[0] ?? '',
    },
    casesColumn(say),
  ])
  return {
    is: 'table',
    caption: say((texts) => texts.lines),
    columns,
    groups: [{ rows: lines.map(rowOf) }],
  }
}

function codeColumn(lines: readonly OrderPaperLine[], say: Say) {
  return (
    lines.some(({ itemCode }) => itemCode !== '') && {
      header: say((texts) => texts.itemCode),
      cell: ({ itemCode }: OrderPaperLine) => itemCode,
    }
  )
}

function casesColumn(say: Say) {
  return {
    header: say((texts) => texts.cases),
    align: 'end' as const,
    cell: ({ sent }: OrderPaperLine) => decimalOf(sent, 0),
  }
}

function counts({ asked, sent }: OrderPaperLine, say: Say): Words[] {
  return countsThatDiffer(say, { asked, sent, receivedHundredths: null })
}

function weighed({ netThousandths, unit }: OrderPaperLine): string[] {
  return netThousandths === null ? [] : [netWeight(netThousandths, unit)]
}

/** Which lot and how many cases of it, then until when it keeps. */
function lotWords({ lot, cases, expiresOn }: LineLot, say: Say, language: Language): Words[] {
  return [
    say((texts) => texts.lotOf(lot, cases)),
    ...(expiresOn === null ? [] : [say((texts) => texts.expires(dayIn(language, expiresOn)))]),
  ]
}
