import { formatCutOff, formatDeliveryDay, formatWindow } from '@halles/texts/delivery-times.ts'
import type { DeliveryOfMail } from '../content/mail-kinds.ts'
import type { Fact } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

type Remarks = { poNumber: string; note: string }

/**
 * For the restaurant: day, window, and until when the order can be changed, of the supplier that is named where the mail names it
 * nowhere else; undefined where no day was agreed.
 */
export function deliverySentences(
  delivery: DeliveryOfMail | null,
  { language, words: { orders } }: RenderContext,
  supplier?: string,
): string | undefined {
  if (!delivery) return undefined
  const time = timeOf(delivery, { language })
  return [
    supplier === undefined ? orders.deliveryAt(time) : orders.deliveryOf(supplier, time),
    delivery.isToConfirm && orders.lateForRestaurant,
    delivery.isChangeable && orders.changeableUntil(formatCutOff(language, delivery.cutOffAt)),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The same for the supplier; none where no day was agreed. */
export function deliveryFacts(
  delivery: DeliveryOfMail | null,
  { language, words: { orders } }: RenderContext,
): Fact[] {
  if (!delivery) return []
  const cutOff = formatCutOff(language, delivery.cutOffAt)
  return [
    { label: orders.delivery, value: timeOf(delivery, { language }) },
    ...(delivery.isToConfirm ? [{ label: orders.late, value: orders.lateForSupplier }] : []),
    ...(delivery.isChangeable ? [{ label: orders.changeable, value: cutOff }] : []),
  ]
}

/** Day and window of a delivery that does not take place; none where no day was agreed. */
export function cancelledDelivery(
  delivery: DeliveryOfMail | null,
  { language, words: { orders } }: RenderContext,
): Fact[] {
  return delivery ? [{ label: orders.plannedDelivery, value: timeOf(delivery, { language }) }] : []
}

/** What the restaurant said with the order, for the supplier; none where it said nothing. */
export function remarkFactsForSupplier(
  { poNumber, note }: Remarks,
  { words: { orders } }: RenderContext,
): Fact[] {
  return [...said(orders.poNumberOfRestaurant, poNumber), ...said(orders.noteOfRestaurant, note)]
}

/** What the restaurant said with the order, for itself. */
export function remarkFacts(
  { poNumber, note }: Remarks,
  { words: { orders } }: RenderContext,
): Fact[] {
  return [...said(orders.poNumber, poNumber), ...said(orders.note, note)]
}

function said(label: string, value: string): Fact[] {
  return value === '' ? [] : [{ label, value }]
}

function timeOf({ day, from, to }: DeliveryOfMail, { language }: Pick<RenderContext, 'language'>) {
  return `${formatDeliveryDay(language, day)}, ${formatWindow(language, from, to)}`
}
