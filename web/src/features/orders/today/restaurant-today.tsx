import { formatWindow } from '@halles/texts/delivery-times.ts'
import { todayTexts } from '@halles/texts/pages/today.ts'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../../../components/links.tsx'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import styles from './today.module.css'
import { restaurantTodayOptions } from './today-queries.ts'
import { TodaySection } from './today-section.tsx'

/** A restaurant's day: what is delivered, by its hour, who has yet to answer, and what changed. */
export function RestaurantToday() {
  const texts = useTextsOf(todayTexts)
  const language = useLanguage()
  return (
    <TodaySection query={useQuery(restaurantTodayOptions)}>
      {({ deliveries, changed, awaited, to_answer: toAnswer }) => (
        <>
          {deliveries.length === 0 ? <p className="soft">{texts.noDeliveries}</p> : null}
          <ul className="plain-list">
            {deliveries.map(({ order_public_id: id, supplier, from, to, is_accepted }) => (
              <li key={`${id} ${supplier}`}>
                <Link
                  to="/order/$orderPublicId"
                  params={{ orderPublicId: id }}
                  className={styles.row}
                >
                  <IconTruckDelivery size={20} aria-hidden />
                  <strong>{formatWindow(language, from, to)}</strong> {supplier}{' '}
                  <span className="soft">{is_accepted ? texts.accepted : texts.unanswered}</span>
                </Link>
              </li>
            ))}
            {changed.map(({ order_public_id: id, number, supplier, unread }) => (
              <li key={`changed ${id} ${supplier}`}>
                <Link
                  to="/order/$orderPublicId"
                  params={{ orderPublicId: id }}
                  className={`${styles.row} ${styles.changed}`}
                >
                  {texts.changed(number, supplier, unread)}
                </Link>
              </li>
            ))}
          </ul>
          {awaited + toAnswer > 0 ? (
            <div className="row gap-sm">
              {toAnswer > 0 ? (
                <ButtonLink to="/orders">{texts.toAnswer(toAnswer)}</ButtonLink>
              ) : null}
              {awaited > 0 ? (
                <ButtonLink to="/orders" variant="default">
                  {texts.awaited(awaited)}
                </ButtonLink>
              ) : null}
            </div>
          ) : null}
        </>
      )}
    </TodaySection>
  )
}
