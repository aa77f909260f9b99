import type { Language } from '@halles/contract/language.ts'
import type { Statement, StatementRow } from '@halles/domain/papers/statement.ts'
import { formatMonth } from '@halles/texts/format.ts'
import { factsOf, type PaperDocument, type PaperTable, type Words } from '../paper-document.ts'
import { amountOf, dayIn, inline, type Say, sayIn } from '../words.ts'
import { partiesOf } from './parties.ts'
import { columnsOf } from './table-columns.ts'

/** What was charged and paid in a month, and what is open, for a reader of a language. */
export function statementDocument(statement: Statement, language: Language): PaperDocument {
  const say = sayIn(language)
  const { month, madeOn, supplier, restaurant, owedCents, overdueCents } = statement
  const title = say(({ kinds }) => kinds.statement)
  return {
    title,
    number: '',
    name: `${inline(title)} ${month}`,
    author: supplier.name,
    day: madeOn,
    blocks: [
      partiesOf(say, { supplier, customer: restaurant }),
      ...factsOf([
        {
          label: say((texts) => texts.month),
          value: say((_, ofReader) => formatMonth(ofReader, month)),
        },
        { label: say((texts) => texts.madeOn), value: dayIn(language, madeOn) },
      ]),
      movementsTable(statement, say, language),
      ...(statement.rows.length > 0
        ? []
        : [{ is: 'paragraph' as const, text: say((texts) => texts.noMovement) }]),
      {
        is: 'sums',
        caption: say(({ sums }) => sums),
        rows: [
          {
            label: say((texts) => texts.overdue),
            amount: amountOf(overdueCents),
          },
          {
            label: say((texts) => texts.due(dayIn(language, madeOn))),
            amount: amountOf(owedCents),
            isTotal: true,
          },
        ],
      },
      { is: 'notice', text: say((texts) => texts.bySupplier) },
    ],
    footer: `${supplier.name} · ${month}`,
    pageOf: say(({ pageOf }) => pageOf),
  }
}

type Movement = { on: string; what: Words; amount: string; balance: string }

function movementsTable(statement: Statement, say: Say, language: Language): PaperTable {
  const { rows, openingCents, closingCents } = statement
  const { columns, rowOf } = columnsOf<Movement>([
    { header: say((texts) => texts.issuedOn), cell: ({ on }) => on },
    { header: say((texts) => texts.movement), isName: true, cell: ({ what }) => what },
    { header: say((texts) => texts.amount), align: 'end', cell: ({ amount }) => amount },
    { header: say((texts) => texts.balance), align: 'end', cell: ({ balance }) => balance },
  ])
  const balance = (what: Words, cents: number): Movement => ({
    on: '',
    what,
    amount: '',
    balance: amountOf(cents),
  })
  const shown = [
    balance(
      say((texts) => texts.opening),
      openingCents,
    ),
    ...rows.map((row) => movementOf(row, say, language)),
    balance(
      say((texts) => texts.closing),
      closingCents,
    ),
  ]
  return {
    is: 'table',
    caption: say((texts) => texts.movements),
    columns,
    groups: [{ rows: shown.map(rowOf) }],
  }
}

function movementOf(row: StatementRow, say: Say, language: Language): Movement {
  return {
    on: dayIn(language, row.on),
    what: say((texts) =>
      [texts.rowKinds[row.kind], row.method === null ? '' : texts.methods[row.method], row.label]
        .filter((part) => part !== '')
        .join(' '),
    ),
    amount: amountOf(row.amountCents),
    balance: amountOf(row.balanceCents),
  }
}
