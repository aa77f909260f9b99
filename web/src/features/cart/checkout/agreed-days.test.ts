import { expect, test } from 'vitest'
import { agreedDays } from './agreed-days.ts'

const times = {
  from: '06:00',
  to: '10:00',
  cut_off_at: '2026-11-23T21:00:00+00:00',
  is_late: false,
}
const part = (supplier_name: string, day: string | null) => ({
  supplier_public_id: supplier_name,
  supplier_name,
  delivery: day === null ? null : { day, ...times },
})

test('a confirmation names the day of each supplier, in both languages', () => {
  const agreed = [
    part('Boucherie', '2026-11-24'),
    part('Ferme', null),
    part('Fromagerie', '2026-11-25'),
  ]
  expect([agreedDays('fr', agreed), agreedDays('en', agreed)]).toEqual([
    ['Livraison\u00a0: Boucherie, mardi 24 novembre; Fromagerie, mercredi 25 novembre.'],
    ['Delivery: Boucherie, Tuesday, November 24; Fromagerie, Wednesday, November 25.'],
  ])
})

test('and none where delivery is arranged with all', () => {
  expect(agreedDays('fr', [part('Ferme', null)])).toEqual([])
  expect(agreedDays('fr', [])).toEqual([])
})
