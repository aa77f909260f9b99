import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import styles from './day-chooser.module.css'
import { daysFromToday } from './days-from-today.ts'
import { type DeliveryDay, deliveryDaysOptions } from './delivery-day-queries.ts'

/** What a link leads to; no day is all orders. */
export type Chosen = { day?: string | undefined; zone?: string | undefined }

type DayChooserProps = {
  chosen: Chosen
  /** A link to a day, or to a zone of one. */
  link: (to: Chosen, label: string, isCurrent: boolean) => ReactNode
  /** Whether all orders can be chosen, whatever their day. */
  hasAll?: boolean
  /** Where else a chosen day leads. */
  action?: ReactNode
}

export function DayChooser({ chosen, link, hasAll = false, action }: DayChooserProps) {
  const texts = useTextsOf(byDayTexts)
  const { deliveryDay } = useFormat()
  const { today = '', days: all = [] } = useQuery(deliveryDaysOptions).data ?? {}
  const days = daysFromToday(all.filter(hasDay), today)
  const row = useRef<HTMLElement>(null)
  // What was chosen elsewhere may lie beyond the edge of a phone.
  const count = days.length
  useEffect(() => {
    if (count > 0) showCurrent(row.current)
  }, [count])
  const current = days.find(({ day }) => day === chosen.day)
  const zones = current?.zones.flatMap(({ zone }) => zone ?? []) ?? []
  if (days.length === 0 && chosen.day === undefined) return null
  return (
    <div className={`${styles.chooser} grid gap-xs mb-md no-print`}>
      <nav
        ref={row}
        className={`${styles.row} gap-xs row`}
        aria-label={texts.chooseDay}
        onFocus={showWhole}
      >
        {hasAll && link({}, texts.allOrders, chosen.day === undefined)}
        {days.map(({ day }) => link({ day }, deliveryDay(day), day === chosen.day))}
      </nav>
      {zones.length > 1 && (
        <nav
          className={`${styles.row} gap-xs row`}
          aria-label={texts.chooseZone}
          onFocus={showWhole}
        >
          {link({ day: chosen.day }, texts.allZones, chosen.zone === undefined)}
          {zones.map(({ public_id, name }) =>
            link({ day: chosen.day, zone: public_id }, name, public_id === chosen.zone),
          )}
        </nav>
      )}
      {chosen.day !== undefined && action}
    </div>
  )
}

/** A browser scrolls to what has the focus only where no part of it is seen. */
function showWhole({ target }: FocusEvent<HTMLElement>): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')
  if (!row || !current) return
  const { right } = current.getBoundingClientRect()
  row.scrollLeft += Math.max(0, right - row.getBoundingClientRect().right + 48)
}

/** Whether a day is agreed. */
export function hasDay<Of extends Pick<DeliveryDay, 'day'>>(
  work: Of,
): work is Of & { day: string } {
  return work.day !== null
}
