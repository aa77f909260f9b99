import styles from './delivery-rules.module.css'
import type { Zone } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'
import { useDeliveryRulesTexts } from './use-delivery-rules-texts.ts'

const DAYS = 5

type SeenDaysProps = { zone: Zone; today: string; isChanged: boolean }

/** What restaurants of a zone are offered now. */
export function SeenDays({ zone, today, isChanged }: SeenDaysProps) {
  const words = useDeliveryRulesTexts()
  const { day, cutOff } = useDeliveryFormat()
  return (
    <section className={styles.seen} aria-label={words.seenTitle(zone.name)}>
      <p className={styles.soft}>{words.seen}</p>
      <h3>{words.seenTitle(zone.name)}</h3>
      {zone.next_days.length === 0 ? (
        <p>{words.seenNone}</p>
      ) : (
        <ul>
          {zone.next_days.slice(0, DAYS).map((offered) => (
            <li key={offered.day}>
              <strong>{day(offered.day)}</strong>{' '}
              <span className={styles.soft}>
                {offered.is_late
                  ? words.seenLate
                  : words.seenUntil(cutOff(offered.cut_off_at, today))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isChanged ? <p className={styles.soft}>{words.seenUnsaved}</p> : null}
    </section>
  )
}
