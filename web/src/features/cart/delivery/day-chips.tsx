import {
  formatCutOff,
  formatDeliveryDay,
  formatShortDeliveryDay,
  formatWindow,
} from '@halles/texts/delivery-times.ts'
import { deliveryChoiceTexts } from '@halles/texts/pages/delivery-choice.ts'
import { useEffect, useId, useState } from 'react'
import { useHydrated } from '../../../platform/hydrated.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import type { DeliveryOffer, OfferedDay, SupplierPart } from './checkout-answer.ts'
import styles from './delivery-choice.module.css'
import { type ShownDays, selectedDay } from './selected-day.ts'
import { timeLeftTo } from './time-left.ts'

/** As many as fit two rows of a narrow phone; the others are shown on request. */
const FIRST_DAYS = 5

type DayChipsProps = {
  part: SupplierPart
  offer: DeliveryOffer
  shown: ShownDays
  /** By the device's clock. */
  answeredAt: number
  isDisabled: boolean
  onChoose: (day: string) => void
}

/** The days that a supplier offers, one to choose. What a chosen day means stands below. */
export function DayChips(props: DayChipsProps) {
  const { part, offer, shown, answeredAt, isDisabled, onChoose } = props
  const texts = useTextsOf(deliveryChoiceTexts)
  const language = useLanguage()
  const name = useId()
  const [isOpen, setOpen] = useState(false)
  const { selected, closed } = selectedDay(part, shown)
  const isSelectedFirst = offer.days.slice(0, FIRST_DAYS).some(({ day }) => day === selected?.day)
  const isAll = isOpen || offer.days.length <= FIRST_DAYS + 1 || (selected && !isSelectedFirst)
  const none = offer.days.length === 0 ? texts.none(part.supplier.name) : ''
  useAnnounce(none)
  const days = isAll ? offer.days : offer.days.slice(0, FIRST_DAYS)
  return (
    <>
      {none ? (
        <p className="error-text strong">{none}</p>
      ) : (
        <fieldset
          className={`${styles.days} gap-xs row`}
          disabled={isDisabled}
          aria-label={texts.legend(part.supplier.name)}
        >
          {days.map((day) => (
            <label key={day.day} className={styles.day}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={day.day}
                checked={day.day === selected?.day}
                onChange={() => onChoose(day.day)}
              />
              <span aria-hidden>{formatShortDeliveryDay(language, day.day)}</span>
              <span className="visually-hidden">{formatDeliveryDay(language, day.day)}</span>
              {day.is_late ? <small className={styles.late}>{texts.late}</small> : null}
            </label>
          ))}
          {isAll ? null : (
            <button type="button" className={styles.more} onClick={() => setOpen(true)}>
              {texts.moreDays(offer.days.length - FIRST_DAYS)}
            </button>
          )}
        </fieldset>
      )}
      <div aria-live="polite">
        {closed && offer.days.length > 0 ? (
          <p className="error-text strong">
            {texts.closed(capital(formatDeliveryDay(language, closed)))}
          </p>
        ) : null}
        {selected ? <Meaning day={selected} offer={offer} answeredAt={answeredAt} /> : null}
      </div>
    </>
  )
}

type MeaningProps = { day: OfferedDay; offer: DeliveryOffer; answeredAt: number }

function Meaning({ day, offer, answeredAt }: MeaningProps) {
  const texts = useTextsOf(deliveryChoiceTexts)
  const language = useLanguage()
  const left = timeLeftTo(day, offer, useElapsed(answeredAt))
  const window = formatWindow(language, day.from, day.to)
  return (
    <p className="soft">
      {texts.chosen(formatDeliveryDay(language, day.day), window)}{' '}
      {day.is_late ? texts.lateHint : texts.orderBefore(formatCutOff(language, day.cut_off_at))}{' '}
      {left ? (
        <strong className="warning-text">{texts.timeLeft(left.hours, left.minutes)}</strong>
      ) : null}
    </p>
  )
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr-CA') + text.slice(1)
}

const HALF_A_MINUTE_MS = 30_000

/** Milliseconds since a moment of the device's clock, counted on twice a minute. */
function useElapsed(since: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  // What a page was rendered from is as old as the page.
  return useHydrated() ? Math.max(0, now - since) : 0
}
