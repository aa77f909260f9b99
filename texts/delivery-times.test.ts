import { expect, test } from 'vitest'
import {
  formatCutOff,
  formatDeadline,
  formatDeliveryDay,
  formatDuration,
  formatLocalTime,
  formatMediumDeliveryDay,
  formatShortCutOff,
  formatShortDeliveryDay,
  formatWindow,
} from './delivery-times.ts'

const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a delivery day is named with its weekday, at three lengths', () => {
  expect(spaced(formatDeliveryDay('fr', '2026-11-24'))).toBe('mardi 24 novembre')
  expect(spaced(formatDeliveryDay('en', '2026-11-24'))).toBe('Tuesday, November 24')
  expect(spaced(formatMediumDeliveryDay('fr', '2026-11-24'))).toBe('mar. 24 nov.')
  expect(formatMediumDeliveryDay('en', '2026-11-24')).toBe('Tue, Nov 24')
  expect(spaced(formatShortDeliveryDay('fr', '2026-11-24'))).toBe('mar. 24')
  expect(spaced(formatShortDeliveryDay('en', '2026-12-01'))).toMatch(/^Tue\.? 1$/)
})

test('the first of a month is an ordinal in French', () => {
  expect(spaced(formatDeliveryDay('fr', '2026-12-01'))).toBe('mardi 1er décembre')
  expect(spaced(formatDeliveryDay('fr', '2026-12-11'))).toBe('vendredi 11 décembre')
  expect(spaced(formatMediumDeliveryDay('fr', '2026-12-01'))).toBe('mar. 1er déc.')
  expect(spaced(formatShortDeliveryDay('fr', '2026-12-01'))).toBe('mar. 1er')
  expect(spaced(formatCutOff('fr', '2026-12-01T21:00:00Z'))).toBe('mardi 1er décembre, 16 h')
  expect(formatDeliveryDay('fr', '2026-12-01')).toContain('1er\u00a0décembre')
})

test.for([
  ['00:00', '0 h', '12 a.m.'],
  ['06:00', '6 h', '6 a.m.'],
  ['12:00', '12 h', '12 p.m.'],
  ['13:05', '13 h 05', '1:05 p.m.'],
] as const)('the time %s is %s and %s', ([time, french, english]) => {
  expect(spaced(formatLocalTime('fr', time))).toBe(french)
  expect(spaced(formatLocalTime('en', time))).toBe(english)
})

test('a window names both its ends', () => {
  expect(spaced(formatWindow('fr', '06:00', '10:30'))).toBe('de 6 h à 10 h 30')
  expect(spaced(formatWindow('en', '06:00', '10:30'))).toBe('6 a.m. to 10:30 a.m.')
})

test('a cut-off is told as Montréal’s clocks show it, in winter and in summer', () => {
  expect(spaced(formatCutOff('fr', '2026-11-23T21:00:00Z'))).toBe('lundi 23 novembre, 16 h')
  expect(spaced(formatCutOff('en', '2026-07-13T20:00:00Z'))).toBe('Monday, July 13, 4 p.m.')
})

test.for([
  ['this week', '2026-11-23T21:00:00Z', 'lun. 16 h', 'Mon 4 p.m.'],
  ['near midnight', '2026-11-24T04:30:00Z', 'lun. 23 h 30', 'Mon 11:30 p.m.'],
  ['in a week', '2026-11-30T16:00:00-05:00', 'lun. 30 nov., 16 h', 'Mon, Nov 30, 4 p.m.'],
  ['in summer time', '2026-10-30T20:30:00Z', 'ven. 16 h 30', 'Fri 4:30 p.m.'],
] as const)(
  'a short cut-off %s names its date only where its weekday is not enough',
  ([, instant, french, english]) => {
    expect(spaced(formatShortCutOff('fr', instant, '2026-11-23'))).toBe(french)
    expect(spaced(formatShortCutOff('en', instant, '2026-11-23'))).toBe(english)
  },
)

test('no space within a day or a time breaks a line', () => {
  expect(formatShortDeliveryDay('fr', '2026-11-24')).not.toContain(' ')
  expect(formatLocalTime('fr', '13:05')).toBe('13\u202fh\u202f05')
})

test('a deadline of the same day in Montréal is its time alone', () => {
  const now = new Date('2026-11-24T15:00:00Z')
  expect(spaced(formatDeadline('fr', '2026-11-24T19:30:00Z', now))).toBe('14 h 30')
  expect(spaced(formatDeadline('en', '2026-11-24T19:30:00Z', now))).toBe('2:30 p.m.')
  expect(spaced(formatDeadline('fr', '2026-11-25T06:00:00Z', now))).toBe(
    'le mercredi 25 novembre à 1 h',
  )
  expect(spaced(formatDeadline('en', '2026-11-25T06:00:00Z', now))).toBe(
    'Wednesday, November 25 at 1 a.m.',
  )
})

test.each([
  [15, '15 min'],
  [60, '1 h'],
  [150, '2 h 30 min'],
  [1440, '24 h'],
])('%s minutes are told as %s', (minutes, told) => {
  expect(formatDuration(minutes)).toBe(told.replaceAll(' ', '\u202f'))
})
