import { formatWindow } from '@halles/texts/delivery-times.ts'
import { byDayTexts } from '@halles/texts/pages/delivery-day.ts'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Stop } from './delivery-day-queries.ts'
import styles from './route-sheet.module.css'

type StopRowProps = {
  stop: Stop
  place: number
  stops: number
  onMove: ((to: number) => void) | undefined
  disabled: boolean
  handle: ComponentProps<'span'>
  isDragged: boolean
  mark: 'above' | 'below' | undefined
}

/** One delivery: where it goes, when, how much; on paper with a box to sign. */
export function StopRow(props: StopRowProps) {
  const { stop, place, stops, onMove, disabled, handle, isDragged, mark } = props
  const { orders } = useTexts()
  const texts = useTextsOf(byDayTexts)
  const language = useLanguage()
  const { name, address, city, zip_code, phone_number } = stop.restaurant
  return (
    <li className={styles.stop} data-dragged={isDragged || undefined} data-mark={mark}>
      <span className={`${styles.place} bold size-xl`} aria-hidden>
        {place}
      </span>
      <div className={styles.facts}>
        <h2 className="size-lg">
          {name} <span className={styles.number}>{orders.number(stop.number)}</span>
        </h2>
        <p>
          {address}, {city} {zip_code}
        </p>
        <p>
          <a href={`tel:${phone_number}`} aria-label={texts.call(phone_number)}>
            {phone_number}
          </a>
        </p>
        {stop.po_number && <p>{texts.poNumber(stop.po_number)}</p>}
        {stop.note && <p className={styles.note}>{texts.note(stop.note)}</p>}
      </div>
      <div className={`${styles.load} gap-0-md soft row`}>
        <strong>{texts.window(formatWindow(language, stop.window.from, stop.window.to))}</strong>
        <span>{texts.load(stop.lines, stop.cases)}</span>
        {stop.zone && <span>{stop.zone.name}</span>}
      </div>
      {onMove && (
        <div className={`${styles.buttons} flex gap-xs no-print`}>
          <IconButton
            variant="default"
            data-move={`up ${stop.public_id}`}
            aria-label={texts.up(name)}
            disabled={disabled || place === 1}
            onClick={() => onMove(place - 2)}
          >
            <IconArrowUp size={20} aria-hidden />
          </IconButton>
          <IconButton
            variant="default"
            data-move={`down ${stop.public_id}`}
            aria-label={texts.down(name)}
            disabled={disabled || place === stops}
            onClick={() => onMove(place)}
          >
            <IconArrowDown size={20} aria-hidden />
          </IconButton>
          {!disabled && (
            <span
              className={`${styles.handle} grid soft`}
              title={texts.drag}
              aria-hidden
              {...handle}
            >
              <IconGripVertical size={22} />
            </span>
          )}
        </div>
      )}
      <p className={styles.signature}>{texts.signature}</p>
    </li>
  )
}
