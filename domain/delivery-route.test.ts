import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movedTo, reordered } from './delivery-route.ts'

const all = (...ids: string[]) => ids.map((publicId) => ({ publicId, isInZone: true }))
const ids = (stops: readonly { publicId: string }[] | undefined) =>
  stops?.map(({ publicId }) => publicId).join('')

test('stops are driven in the order named', () => {
  expect(ids(reordered(all('a', 'b', 'c'), ['c', 'a', 'b']))).toBe('cab')
})

test('a stop that came meanwhile is appended', () => {
  expect(ids(reordered(all('a', 'b', 'new'), ['b', 'a']))).toBe('banew')
})

test('a stop that is not of the day, or of another zone, is refused', () => {
  expect(reordered(all('a', 'b'), ['a', 'gone'])).toBeUndefined()
  const stops = [
    { publicId: 'a', isInZone: true },
    { publicId: 'x', isInZone: false },
  ]
  expect(reordered(stops, ['a', 'x'])).toBeUndefined()
})

test('whatever is named, each stop stays once, and those of other zones stay in their places', () => {
  const stops = fc.uniqueArray(
    fc.record({ publicId: fc.string({ minLength: 1 }), isInZone: fc.boolean() }),
    { selector: ({ publicId }) => publicId },
  )
  fc.assert(
    fc.property(stops, fc.infiniteStream(fc.nat()), (route, numbers) => {
      const named = route
        .filter(({ isInZone }) => isInZone)
        .map(({ publicId }) => ({ publicId, rank: numbers.next().value }))
        .filter(({ rank }) => rank % 5 > 0)
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ publicId }) => publicId)
      const result = reordered(route, named) ?? []
      expect(new Set(result)).toEqual(new Set(route))
      expect(result).toHaveLength(route.length)
      for (const [index, stop] of route.entries()) {
        if (!stop.isInZone) expect(result[index]).toBe(stop)
      }
      const ofZone = result.filter(({ isInZone }) => isInZone).map(({ publicId }) => publicId)
      expect(ofZone.slice(0, named.length)).toEqual(named)
    }),
  )
})

test('an item is moved up, down, and nowhere', () => {
  expect(movedTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(movedTo(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
})
