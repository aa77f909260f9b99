import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { ButtonLink, TextLink } from '../../components/links.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import type { DeliveryDay } from './delivery-day-queries.ts'
import styles from './delivery-days.module.css'

/** A day of delivery: how much there is, and the ways to its orders, its pick list and its route. */
export function DayWork({ work, today }: { work: DeliveryDay; today: string }) {
  const texts = useTextsOf(byDayTexts)
  const { deliveryDay } = useFormat()
  const { day, zones } = work
  const title = day === null ? texts.arranged : deliveryDay(day)
  const orders = { status: 'by-day', day: day ?? 'none' } as const
  return (
    <li className={`${styles.day} grid gap-xs`}>
      <h2 className={`${styles.title}`}>
        {title} {day === today && <span className={`${styles.soft} soft`}>{texts.today}</span>}
        {day !== null && day < today && <span className={styles.past}>{texts.past}</span>}
      </h2>
      <Counts work={work} />
      <span className={`${styles.links} row`}>
        <ButtonLink
          to="/supplier/orders"
          search={orders}
          size="sm"
          variant={work.unanswered > 0 ? 'filled' : 'default'}
          aria-label={texts.of(texts.orders, title)}
        >
          {texts.orders}
        </ButtonLink>
        {day !== null && (
          <>
            <ButtonLink
              to="/supplier/pick"
              search={{ day }}
              size="sm"
              variant="default"
              aria-label={texts.of(texts.pickList, title)}
            >
              {texts.pickList}
            </ButtonLink>
            <ButtonLink
              to="/supplier/route-sheet"
              search={{ day }}
              size="sm"
              variant="default"
              aria-label={texts.of(texts.routeSheet, title)}
            >
              {texts.routeSheet}
            </ButtonLink>
          </>
        )}
      </span>
      {day !== null && zones.length > 1 && (
        <ul className={`${styles.zones} grid gap-xs`} aria-label={texts.zones(title)}>
          {zones.map(({ zone, ...ofZone }) => (
            <li key={zone?.public_id}>
              {zone ? (
                <TextLink
                  to="/supplier/orders"
                  search={{ ...orders, zone: zone.public_id }}
                  aria-label={texts.of(zone.name, title)}
                >
                  {zone.name}
                </TextLink>
              ) : (
                texts.noZone
              )}{' '}
              <Counts work={ofZone} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function Counts({ work }: { work: Pick<DeliveryDay, 'orders' | 'cases' | 'unanswered'> }) {
  const texts = useTextsOf(byDayTexts)
  return (
    <span className={`${styles.counts} row`}>
      <span>{texts.accepted(work.orders)}</span>
      <span>{texts.cases(work.cases)}</span>
      {work.unanswered > 0 && <strong>{texts.unanswered(work.unanswered)}</strong>}
    </span>
  )
}
