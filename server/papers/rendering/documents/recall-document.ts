import type { Language } from '@halles/contract/language.ts'
import type {
  RecalledLine,
  RecallReceiver,
  RecallRecord,
} from '@halles/domain/papers/recall-record.ts'
import { montrealDay } from '@halles/texts/delivery-times.ts'
import { formatMoment } from '@halles/texts/format.ts'
import {
  factsOf,
  type PaperBlock,
  type PaperDocument,
  type PaperTable,
  type Words,
} from '../paper-document.ts'
import { dayIn, decimalOf, inline, nameIn, type Say, sayIn } from '../words.ts'
import { columnsOf } from './table-columns.ts'

/** Who received a lot, who was told when and who has acknowledged it, for a reader of a language. */
export function recallDocument(record: RecallRecord, language: Language): PaperDocument {
  const say = sayIn(language)
  const title = say(({ kinds }) => (record.isExercise ? kinds.exercise : kinds.recall))
  return {
    title,
    number: record.lot,
    name: `${inline(title)} ${record.lot}`,
    author: record.supplierName,
    day: montrealDay(record.madeAt),
    blocks: [
      ...factsOf(factsOfRecord(record, say)),
      ...exerciseNotice(record, say),
      receiversTable(record, say, language),
    ],
    footer: `${record.supplierName} · ${record.lot}`,
    pageOf: say(({ pageOf }) => pageOf),
  }
}

function exerciseNotice({ isExercise }: RecallRecord, say: Say): PaperBlock[] {
  return isExercise ? [{ is: 'paragraph', text: say((texts) => texts.exercise) }] : []
}

function factsOfRecord(
  { supplierName, lot, product, reason, sentAt, madeAt, receivers }: RecallRecord,
  say: Say,
) {
  const acknowledged = receivers.filter(({ acknowledgedAt }) => acknowledgedAt !== null).length
  const productWords: Words = product ? nameIn(say, product) : say((texts) => texts.everyProduct)
  return [
    { label: say((texts) => texts.supplier), value: supplierName },
    { label: say((texts) => texts.lot), value: lot },
    { label: say((texts) => texts.product), value: productWords },
    { label: say((texts) => texts.reason), value: reason, isLong: true as const },
    { label: say((texts) => texts.sentAt), value: momentOf(sentAt, say) },
    {
      label: say((texts) => texts.acknowledged),
      value: say((texts) => texts.acknowledgedOf(acknowledged, receivers.length)),
    },
    { label: say((texts) => texts.madeOn), value: momentOf(madeAt, say) },
  ]
}

function momentOf(moment: string, say: Say): Words {
  return say((_, language) => formatMoment(language, moment))
}

function receiversTable({ receivers }: RecallRecord, say: Say, language: Language): PaperTable {
  const { columns, rowOf } = columnsOf<RecallReceiver>([
    {
      header: say((texts) => texts.restaurant),
      isName: true,
      cell: ({ name, city, lines }) => ({
        text: name,
        details: [city, ...lines.map((line) => lineWords(line, say, language))],
      }),
    },
    {
      header: say((texts) => texts.cases),
      align: 'end',
      cell: ({ cases }) => decimalOf(cases, 0),
    },
    { header: say((texts) => texts.told), cell: ({ toldAt }) => shortMoment(toldAt) },
    {
      header: say((texts) => texts.confirmed),
      cell: ({ acknowledgedAt }) =>
        acknowledgedAt === null ? say((texts) => texts.notYet) : shortMoment(acknowledgedAt),
    },
  ])
  return {
    is: 'table',
    caption: say((texts) => texts.receivers),
    columns,
    groups: [{ rows: receivers.map(rowOf) }],
  }
}

function lineWords(line: RecalledLine, say: Say, language: Language): Words {
  const day = line.deliveredOn === null ? '' : dayIn(language, line.deliveredOn)
  return say((texts, ofReader) => {
    const name = ofReader === 'fr' ? line.nameFr : line.nameEn || line.nameFr
    return texts.lineOf(name, line.orderNumber, day || texts.arranged)
  })
}

/** In figures that both languages read alike, as Montréal's clocks show it: "2026-11-28 14:05". */
function shortMoment(moment: string): string {
  return SHORT.format(new Date(moment)).replace(', ', ' ')
}

const SHORT = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'America/Toronto',
})
