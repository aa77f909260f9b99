import {
  formatCutOff,
  formatDeliveryDay,
  formatShortDeliveryDay,
  formatWindow,
} from '@halles/texts/delivery-times.ts'
import { orderDeliveryTexts } from '@halles/texts/pages/order-delivery.ts'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import styles from './order-delivery.module.css'
import type { RestaurantOrder } from './order-queries.ts'

type Part = Pick<RestaurantOrder['supplier_products'][number], 'delivery' | 'po_number' | 'note'>
type Delivery = NonNullable<Part['delivery']>

/** When a part arrives, until when it can be changed, and what was said with it; nothing where nothing was agreed or said. */
export function OrderDelivery({ part, viewer }: { part: Part; viewer: 'restaurant' | 'supplier' }) {
  const texts = useTextsOf(orderDeliveryTexts)
  const { delivery, po_number, note } = part
  const isOwn = viewer === 'restaurant'
  const remarks = [
    { label: isOwn ? texts.poNumber : texts.poNumberOfRestaurant, value: po_number },
    { label: isOwn ? texts.note : texts.noteOfRestaurant, value: note },
  ].filter(({ value }) => value !== '')
  if (!delivery && remarks.length === 0) return null
  return (
    <div className={styles.delivery}>
      {delivery ? <When delivery={delivery} isOwn={isOwn} /> : null}
      {remarks.length > 0 ? (
        <dl className={`${styles.remarks} mt-xs`}>
          {remarks.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}

function When({ delivery, isOwn }: { delivery: Delivery; isOwn: boolean }) {
  const texts = useTextsOf(orderDeliveryTexts)
  const language = useLanguage()
  const { day, from, to, cut_off_at, is_late, is_before_cut_off } = delivery
  const late = isOwn ? texts.lateForRestaurant : texts.lateForSupplier
  const until = is_before_cut_off
    ? texts.changeableUntil(formatCutOff(language, cut_off_at))
    : undefined
  return (
    <p className={`${styles.when} flex gap-xs`}>
      <IconTruckDelivery className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <span>
        <strong>
          {texts.delivery(formatDeliveryDay(language, day), formatWindow(language, from, to))}
        </strong>{' '}
        <span className={is_late ? styles.late : `${styles.until} soft`}>
          {is_late ? late : until}
        </span>
      </span>
    </p>
  )
}

/** In a list: day and window, marked where the supplier has yet to confirm it. */
export function DeliveryInRow({ delivery, supplier }: { delivery: Delivery; supplier?: string }) {
  const texts = useTextsOf(orderDeliveryTexts)
  const language = useLanguage()
  const { day, from, to, is_late } = delivery
  const when = [formatShortDeliveryDay(language, day), formatWindow(language, from, to)] as const
  return (
    <span className={`${styles.inRow} anywhere block`}>
      {supplier === undefined ? texts.delivery(...when) : texts.ofSupplier(supplier, ...when)}
      {is_late ? <span className={styles.late}>{` (${texts.late})`}</span> : null}
    </span>
  )
}
