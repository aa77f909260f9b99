import { formatDeliveryDay } from '@halles/texts/delivery-times.ts'
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
  const [french, english] = (['fr', 'en'] as const).map((language) =>
    ['2026-11-24', '2026-11-25'].map((day) => formatDeliveryDay(language, day)),
  )
  expect(agreedDays('fr', agreed)).toEqual([
    `Livraison\u00a0: Boucherie, ${french?.[0]}; Fromagerie, ${french?.[1]}.`,
  ])
  expect(agreedDays('en', agreed)).toEqual([
    `Delivery: Boucherie, ${english?.[0]}; Fromagerie, ${english?.[1]}.`,
  ])
})

test('and none where delivery is arranged with all', () => {
  expect(agreedDays('fr', [part('Ferme', null)])).toEqual([])
  expect(agreedDays('fr', [])).toEqual([])
})
