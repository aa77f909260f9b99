import { AnchorLink, ButtonLink } from '../../components/links.tsx'
import { useFormat } from '../../platform/language/language.ts'
import type { DeliveryDay } from './delivery-day-queries.ts'
import styles from './delivery-days.module.css'
import { useByDayTexts } from './use-by-day-texts.ts'

/** A day of delivery: how much there is, and the ways to its orders, its pick list and its route. */
export function DayWork({ work, today }: { work: DeliveryDay; today: string }) {
  const words = useByDayTexts()
  const { deliveryDay } = useFormat()
  const { day, zones } = work
  const title = day === null ? words.arranged : deliveryDay(day)
  const orders = { to: 'orders', status: 'by-day', day: day ?? 'none' } as const
  return (
    <li className={styles.day}>
      <h2 className={styles.title}>
        {title} {day === today && <span className={styles.soft}>{words.today}</span>}
        {day !== null && day < today && <span className={styles.past}>{words.past}</span>}
      </h2>
      <Counts work={work} />
      <span className={styles.links}>
        <ButtonLink
          to="/account"
          search={orders}
          size="sm"
          variant={work.unanswered > 0 ? 'filled' : 'default'}
          aria-label={words.of(words.orders, title)}
        >
          {words.orders}
        </ButtonLink>
        {day !== null && (
          <>
            <ButtonLink
              to="/supplier/pick"
              search={{ day }}
              size="sm"
              variant="default"
              aria-label={words.of(words.pickList, title)}
            >
              {words.pickList}
            </ButtonLink>
            <ButtonLink
              to="/supplier/route-sheet"
              search={{ day }}
              size="sm"
              variant="default"
              aria-label={words.of(words.routeSheet, title)}
            >
              {words.routeSheet}
            </ButtonLink>
          </>
        )}
      </span>
      {day !== null && zones.length > 1 && (
        <ul className={styles.zones} aria-label={words.zones(title)}>
          {zones.map(({ zone, ...ofZone }) => (
            <li key={zone?.public_id}>
              {zone ? (
                <AnchorLink to="/account" search={{ ...orders, zone: zone.public_id }}>
                  {zone.name}
                </AnchorLink>
              ) : (
                words.noZone
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
  const words = useByDayTexts()
  return (
    <span className={styles.counts}>
      <span>{words.accepted(work.orders)}</span>
      <span>{words.cases(work.cases)}</span>
      {work.unanswered > 0 && <strong>{words.unanswered(work.unanswered)}</strong>}
    </span>
  )
}
