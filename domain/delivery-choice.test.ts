import { expect, test } from 'vitest'
import { agreedDay, defaultDay } from './delivery-choice.ts'

const late = { day: '2026-11-24', isLate: true }
const wednesday = { day: '2026-11-25', isLate: false }
const thursday = { day: '2026-11-26', isLate: false }

test('an order that names no day is for the soonest before its cut-off', () => {
  expect(defaultDay([wednesday, thursday])).toBe(wednesday)
  expect(defaultDay([late, wednesday, thursday])).toBe(wednesday)
  expect(agreedDay([late, wednesday], null)).toBe(wednesday)
})

test('where every day is late, it is for the soonest', () => {
  expect(defaultDay([late])).toBe(late)
})

test('where none is offered, there is none', () => {
  expect(defaultDay([])).toBeUndefined()
  expect(agreedDay([], '2026-11-25')).toBeUndefined()
})

test('a chosen day is agreed as long as it is offered, late ones too', () => {
  expect(agreedDay([late, wednesday, thursday], '2026-11-26')).toBe(thursday)
  expect(agreedDay([late, wednesday], '2026-11-24')).toBe(late)
})

test('no other day is taken in place of a chosen one', () => {
  expect(agreedDay([wednesday, thursday], '2026-11-24')).toBeUndefined()
})
