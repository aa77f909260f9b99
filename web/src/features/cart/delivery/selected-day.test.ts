import { expect, test } from 'vitest'
import type { CheckoutAnswer, SupplierPart } from './checkout-answer.ts'
import { missingDay, namedDays, selectedDay, withShownDays } from './selected-day.ts'
import { nextCutOffIn, timeLeftTo } from './time-left.ts'

const TUESDAY = {
  day: '2026-11-24',
  from: '06:00',
  to: '10:00',
  cut_off_at: '2026-11-23T21:00:00+00:00',
  is_late: false,
}
const WEDNESDAY = { ...TUESDAY, day: '2026-11-25', cut_off_at: '2026-11-24T21:00:00+00:00' }

type Given = { days?: (typeof TUESDAY)[]; chosen?: string | null; at?: string }

function part({ days = [TUESDAY, WEDNESDAY], chosen = null, at }: Given = {}): SupplierPart {
  return {
    supplier: { public_id: 'butcher', name: 'Boucherie', minimum_order_price: '0.00' },
    total_price: '0.00',
    amount_missing: '0.00',
    products: [],
    delivery: { days, chosen, minimum: '0.00', at: at ?? '2026-11-23T20:58:00+00:00' },
    po_number: '',
    note: '',
  }
}
const answer = (...supplier_products: SupplierPart[]) => ({ supplier_products }) as CheckoutAnswer

test('without a choice the first day is shown, and named at checkout', () => {
  expect(selectedDay(part(), {}).selected?.day).toBe('2026-11-24')
  expect(namedDays([part()], {})).toEqual([{ supplier_public_id: 'butcher', day: '2026-11-24' }])
})

test('a day that was shown and has closed is not replaced by the next', () => {
  const shown = withShownDays({}, answer(part()))
  const later = part({ days: [WEDNESDAY] })
  expect(selectedDay(later, shown)).toEqual({ closed: '2026-11-24' })
  expect(withShownDays(shown, answer(later))).toBe(shown)
  expect(missingDay([later], shown)).toBe('to-choose')
  expect(namedDays([later], shown)).toEqual([])
})

test('so is a chosen day; another choice is selected', () => {
  const closed = part({ days: [WEDNESDAY], chosen: '2026-11-24' })
  expect(selectedDay(closed, {})).toEqual({ closed: '2026-11-24' })
  const chosen = part({ chosen: '2026-11-25' })
  expect(selectedDay(chosen, { butcher: '2026-11-24' }).selected?.day).toBe('2026-11-25')
})

test('a supplier without a day blocks the order, one with whom delivery is arranged does not', () => {
  expect(missingDay([part({ days: [] })], {})).toEqual({ noneOfferedBy: 'Boucherie' })
  expect(missingDay([{ ...part(), delivery: null }], {})).toBeUndefined()
})

test('the time left is that of the server’s clock, told from three hours on', () => {
  const { delivery } = part()
  if (!delivery) throw new Error('a delivery was built')
  expect(timeLeftTo(TUESDAY, delivery, 0)).toEqual({ hours: 0, minutes: 2 })
  expect(timeLeftTo(TUESDAY, delivery, 90_000)).toEqual({ hours: 0, minutes: 0 })
  expect(timeLeftTo(TUESDAY, delivery, 120_000)).toBeUndefined()
  expect(timeLeftTo(WEDNESDAY, delivery, 0)).toBeUndefined()
  expect(nextCutOffIn(answer(part()), 60_000)).toBe(60_000)
  expect(nextCutOffIn(answer(part()), 130_000)).toBe(86_400_000 - 10_000)
})
