import type { Language } from '@halles/contract/language.ts'
import { toCell } from '@halles/domain/import/spreadsheet-cell.ts'
import { describeChanges, describePerson } from '@halles/texts/activity.ts'
import { formatMoment } from '@halles/texts/format.ts'
import { activityTexts } from '@halles/texts/pages/activity.ts'
import type { Reader } from '../database/transaction.ts'
import type { Handler } from '../handler.ts'
import { csvLines } from '../platform/csv-lines.ts'
import {
  type ActivityEntry,
  type Business,
  listActivity,
  type WantedActivity,
} from './activity-sql.ts'

const ENTRIES_AT_ONCE = 500

export const businessActivityExport: Handler<'businessActivityExport'> = async (context) => {
  const { lang, ...wanted } = context.input
  const { fileName, columns } = activityTexts[lang]
  async function* rows() {
    yield [columns.at, columns.by, columns.kind, columns.subject, columns.changes, columns.order]
    for await (const entry of everyEntry(context.reader, context.viewer, wanted)) {
      yield cellsOf(lang, entry)
    }
  }
  return {
    name: `${fileName}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvLines(lang, rows()),
  }
}

async function* everyEntry(
  reader: Reader,
  business: Business,
  wanted: WantedActivity,
): AsyncGenerator<ActivityEntry> {
  let before: WantedActivity['before']
  do {
    const page = await listActivity(reader, business, { ...wanted, before }, ENTRIES_AT_ONCE)
    yield* page.entries
    before = page.next ?? undefined
  } while (before)
}

function cellsOf(language: Language, entry: ActivityEntry): string[] {
  const words = activityTexts[language]
  return [
    formatMoment(language, entry.at),
    describePerson(words, entry.by),
    words.kinds[entry.kind],
    entry.about ? describePerson(words, entry.about) : entry.subject,
    describeChanges(language, words, entry.changes),
    entry.order_public_id ?? '',
  ].map(toCell)
}
