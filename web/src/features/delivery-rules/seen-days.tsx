import { deliveryRulesTexts } from '@halles/texts/pages/delivery-rules.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './delivery-rules.module.css'
import type { Zone } from './delivery-rules-queries.ts'
import { useDeliveryFormat } from './use-delivery-format.ts'

const DAYS = 5

type SeenDaysProps = { zone: Zone; today: string; isChanged: boolean }

export function SeenDays({ zone, today, isChanged }: SeenDaysProps) {
  const texts = useTextsOf(deliveryRulesTexts)
  const { day, cutOff } = useDeliveryFormat()
  return (
    <section className={`${styles.seen} p-md card`} aria-label={texts.seenTitle(zone.name)}>
      <p className="soft small">{texts.seen}</p>
      <h3>{texts.seenTitle(zone.name)}</h3>
      {zone.next_days.length === 0 ? (
        <p>{texts.seenNone}</p>
      ) : (
        <ul>
          {zone.next_days.slice(0, DAYS).map((offered) => (
            <li key={offered.day}>
              <strong>{day(offered.day)}</strong>{' '}
              <span className="soft small">
                {offered.is_late
                  ? texts.seenLate
                  : texts.seenUntil(cutOff(offered.cut_off_at, today))}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isChanged ? <p className="soft small">{texts.seenUnsaved}</p> : null}
    </section>
  )
}
