import { formatDeliveryDay } from '@halles/texts/delivery-times.ts'
import { todayTexts } from '@halles/texts/pages/today.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import styles from './today.module.css'

type TodaySectionProps<Day> = {
  query: UseQueryResult<Day>
  children: (day: Day) => ReactNode
}

/** The beginning of a home page. Without it the page is as it was: a day that does not load says so in one line. */
export function TodaySection<Day extends { today: string }>({
  query: { data, isError },
  children,
}: TodaySectionProps<Day>) {
  const texts = useTextsOf(todayTexts)
  const language = useLanguage()
  if (data === undefined)
    return (
      <section className={styles.today}>
        {isError ? (
          <p className="soft">{texts.loadError}</p>
        ) : (
          <span className={`skeleton ${styles.waits}`} />
        )}
      </section>
    )
  return (
    <section className={`${styles.today} stack gap-sm`} aria-labelledby="today">
      <h2 id="today">{texts.title(formatDeliveryDay(language, data.today))}</h2>
      {children(data)}
    </section>
  )
}
