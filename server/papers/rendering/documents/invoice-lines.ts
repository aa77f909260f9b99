import type { Language } from '@halles/contract/language.ts'
import type { PaperContent, PaperLine, PaperOrder } from '@halles/domain/papers/paper.ts'
import { taxMark } from '@halles/domain/tax/tax-mark.ts'
import type { PaperCell, PaperTable, RowGroup } from '../paper-document.ts'
import { amountOf, dayIn, decimalOf, nameIn, type Say } from '../words.ts'
import { caseSize, countsThatDiffer, joined, netWeight, pricePerUnit } from './line-cells.ts'
import { columnsOf } from './table-columns.ts'

/** What is charged or given back, order by order where there are several. Columns that no line fills are left out. */
export function invoiceLines(content: PaperContent, say: Say, language: Language): PaperTable {
  const isInvoice = content.kind === 'invoice'
  const hasCodes = content.lines.some(({ itemCode }) => itemCode !== '')
  const hasTaxes = content.lines.some((line) => taxMark(line) !== '')
  const { columns, rowOf } = columnsOf<PaperLine>([
    hasCodes && { header: say((texts) => texts.itemCode), cell: ({ itemCode }) => itemCode },
    {
      header: say((texts) => texts.product),
      isName: true,
      cell: (line) => nameCell(line, say),
    },
    isInvoice && {
      header: say((texts) => texts.cases),
      align: 'end',
      cell: ({ sent }) => decimalOf(sent, 0),
    },
    hasTaxes && { header: say((texts) => texts.taxes), cell: taxMark },
    {
      header: say((texts) => (isInvoice ? texts.amount : texts.credited)),
      align: 'end',
      cell: ({ amountCents }) => amountOf(amountCents),
    },
  ])
  return {
    is: 'table',
    caption: say((texts) => texts.lines),
    columns,
    groups: groupsOf(content, say, language, rowOf),
  }
}

function groupsOf(
  { orders, lines }: PaperContent,
  say: Say,
  language: Language,
  rowOf: (line: PaperLine) => PaperCell[],
): RowGroup[] {
  if (orders.length <= 1) return [{ rows: lines.map(rowOf) }]
  return orders
    .map((order, index) => ({
      title: groupTitle(order, say, language),
      rows: lines.filter((line) => line.order === index).map(rowOf),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function groupTitle(
  { number, placedOn, deliveredOn, poNumber }: PaperOrder,
  say: Say,
  language: Language,
) {
  return joined([
    say((texts) => texts.orderGroup(number, dayIn(language, placedOn))),
    ...(deliveredOn === null
      ? []
      : [say((texts) => texts.deliveredGroup(dayIn(language, deliveredOn)))]),
    ...(poNumber === '' ? [] : [say((texts) => texts.poGroup(poNumber))]),
  ])
}

/** What a case holds and costs, or what was weighed; what was asked and received where that differs; what was granted. */
function nameCell(line: PaperLine, say: Say): PaperCell {
  const { weight, unit, priceCents, creditedCents } = line
  return {
    text: nameIn(say, line),
    details: [
      weight === null
        ? say((texts, language) => texts.casePrice(amountOf(priceCents), caseSize(language, line)))
        : say((texts) =>
            texts.weighed(
              netWeight(weight.netThousandths, unit),
              pricePerUnit(weight.pricePerUnit, unit),
            ),
          ),
      ...countsThatDiffer(say, line),
      ...(creditedCents === 0
        ? []
        : [say((texts) => texts.creditGranted(amountOf(-creditedCents)))]),
    ],
  }
}
