import { endpoints } from '@halles/contract/endpoints.ts'
import { PAPER_KINDS } from '@halles/domain/papers/paper.ts'
import { EXPORT_FORMATS, MAX_EXPORT_DAYS, MAX_ZIP_DAYS } from '@halles/domain/papers/payment.ts'
import { invoiceSettingsTexts } from '@halles/texts/pages/invoice-settings.ts'
import { useState } from 'react'
import { isDay } from '../../../components/day-field.tsx'
import { DownloadLink } from '../../../components/download-link.tsx'
import { LabelledDay } from '../../../components/labelled-day.tsx'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { montrealDay } from '../../../platform/montreal-day.ts'
import { nowDrawn } from '../../../platform/now.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { daysOfMonth, monthAfter } from '../months.ts'
import papers from '../papers.module.css'

/** Invoices and credit notes of some days as a file for accounting; last month's unless others are chosen. */
export function ExportPapers() {
  const texts = useTextsOf(invoiceSettingsTexts)
  const lang = useLanguage()
  const [days, setDays] = useState(() =>
    daysOfMonth(monthAfter(montrealDay(nowDrawn()).slice(0, 7), -1)),
  )
  const [format, setFormat] = useState<string>('csv')
  const [kind, setKind] = useState('')
  const most = format === 'zip' ? MAX_ZIP_DAYS : MAX_EXPORT_DAYS
  const problem = periodProblem(days, most)
  const asked = new URLSearchParams({ ...days, format, lang, ...(kind !== '' && { kind }) })
  return (
    <>
      <div className={`${papers.exports} mb-md`}>
        <LabelledDay
          label={texts.from}
          value={days.from}
          error={undefined}
          onChange={(from) => setDays({ ...days, from })}
        />
        <LabelledDay
          label={texts.to}
          value={days.to}
          error={problem && (problem === 'long' ? texts.periodTooLong(most) : texts.periodInvalid)}
          onChange={(to) => setDays({ ...days, to })}
        />
        <SelectField
          label={texts.format}
          value={format}
          onChange={({ currentTarget }) => setFormat(currentTarget.value)}
          options={EXPORT_FORMATS.map((value) => ({ value, label: texts.formats[value] }))}
        />
        <SelectField
          label={texts.kind}
          value={kind}
          onChange={({ currentTarget }) => setKind(currentTarget.value)}
          options={[
            { value: '', label: texts.bothKinds },
            ...PAPER_KINDS.map((value) => ({ value, label: texts.series[value] })),
          ]}
        />
      </div>
      <DownloadLink href={problem ? undefined : `${endpoints.papersExport.path}?${asked}`}>
        {texts.download}
      </DownloadLink>
    </>
  )
}

const DAY_MS = 86_400_000

function periodProblem({ from, to }: { from: string; to: string }, most: number) {
  if (!isDay(from) || !isDay(to) || from > to) return 'invalid'
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 > most ? 'long' : undefined
}
