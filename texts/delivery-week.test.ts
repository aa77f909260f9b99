import type { Run } from '@halles/domain/delivery-rules.ts'
import { expect, test } from 'vitest'
import { formatDeliveryWeek } from './delivery-week.ts'

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
const USUAL = { days_before: 1, cut_off: '16:00', from: '06:00', to: '11:00' }
const EARLY = { days_before: 2, cut_off: '12:30', from: '08:00', to: '10:00' }
const SAME = { days_before: 0, cut_off: '05:00', from: '13:00', to: '15:30' }
const on = (weekdays: number[], times = USUAL): Run[] =>
  weekdays.map((weekday) => ({ weekday, ...times }))

test.each<[Run[], string, string]>([
  [[], 'aucun jour de livraison', 'no day of delivery'],
  [
    on([1, 2, 3, 4, 5]),
    'lun.–ven., avant 16 h la veille, livré 6 h–11 h',
    'Mon–Fri, before 4 p.m. the day before, delivered 6 a.m.–11 a.m.',
  ],
  [
    on([1, 2, 3, 4, 5, 6, 7]),
    'lun.–dim., avant 16 h la veille, livré 6 h–11 h',
    'Mon–Sun, before 4 p.m. the day before, delivered 6 a.m.–11 a.m.',
  ],
  [
    on([2, 5]),
    'mar., ven., avant 16 h la veille, livré 6 h–11 h',
    'Tue, Fri, before 4 p.m. the day before, delivered 6 a.m.–11 a.m.',
  ],
  [
    on([6, 7], SAME),
    'sam., dim., avant 5 h le jour même, livré 13 h–15 h 30',
    'Sat, Sun, before 5 a.m. the same day, delivered 1 p.m.–3:30 p.m.',
  ],
  // As it is stored, not in the order of the week.
  [
    [...on([6], EARLY), ...on([3, 1, 2])],
    'lun.–mer., avant 16 h la veille, livré 6 h–11 h; sam., avant 12 h 30, 2 jours avant, livré 8 h–10 h',
    'Mon–Wed, before 4 p.m. the day before, delivered 6 a.m.–11 a.m.; Sat, before 12:30 p.m., 2 days before, delivered 8 a.m.–10 a.m.',
  ],
  // The same times on days that others part are one group.
  [
    [...on([1, 2, 4, 5]), ...on([3], EARLY)],
    'lun., mar., jeu., ven., avant 16 h la veille, livré 6 h–11 h; mer., avant 12 h 30, 2 jours avant, livré 8 h–10 h',
    'Mon, Tue, Thu, Fri, before 4 p.m. the day before, delivered 6 a.m.–11 a.m.; Wed, before 12:30 p.m., 2 days before, delivered 8 a.m.–10 a.m.',
  ],
])('a week of %j in one line', (runs, french, english) => {
  expect(plain(formatDeliveryWeek('fr', runs))).toBe(french)
  expect(plain(formatDeliveryWeek('en', runs))).toBe(english)
})
