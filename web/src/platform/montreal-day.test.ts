import { expect, test, vi } from 'vitest'
import { isMontrealToday, montrealTomorrow } from './montreal-day.ts'

test.each([
  ['2026-11-21T15:00:00Z', '2026-11-22'],
  ['2026-11-22T04:59:59Z', '2026-11-22'],
  ['2026-11-22T05:00:00Z', '2026-11-23'],
  ['2026-12-31T12:00:00Z', '2027-01-01'],
  ['2026-10-31T12:00:00Z', '2026-11-01'],
])('at %s the first day to be out until is %s', (now, day) => {
  expect(montrealTomorrow(new Date(now))).toBe(day)
})

test.each([
  ['2026-11-22T04:00:00Z', '2026-11-22T04:59:59Z', true],
  ['2026-11-22T04:59:59Z', '2026-11-22T05:00:00Z', false],
  ['2026-11-22T05:00:00Z', '2026-11-23T04:59:59Z', true],
] as const)('%s is within today at %s, whatever the device’s zone: %s', (at, now, isToday) => {
  for (const zone of ['America/Toronto', 'Asia/Tokyo', 'Pacific/Honolulu']) {
    vi.stubEnv('TZ', zone)
    expect(isMontrealToday(new Date(at), new Date(now))).toBe(isToday)
  }
  vi.unstubAllEnvs()
})
