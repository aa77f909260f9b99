import fc from 'fast-check'
import { expect, test } from 'vitest'
import { atEndOfSection, moved } from './guide.ts'

test.for([
  ['abcd', 'a', 'd', 'bcad'],
  ['abcd', 'd', 'a', 'dabc'],
  ['abcd', 'a', 'b', 'abcd'],
  ['abcd', 'b', 'b', 'abcd'],
  ['abcd', 'b', null, 'acdb'],
  ['abcd', 'd', null, 'abcd'],
  ['abcd', 'x', 'a', 'abcd'],
  ['abcd', 'a', 'x', 'abcd'],
] as const)('of %s, %s moved before %s makes %s', ([ids, id, before, expected]) => {
  expect(moved([...ids], id, before).join('')).toBe(expected)
})

test('a move neither loses nor doubles an item, and leaves the others in their order', () => {
  const ids = fc.uniqueArray(fc.nat(20), { minLength: 1 })
  fc.assert(
    fc.property(ids, fc.nat(20), fc.option(fc.nat(20)), (before, id, next) => {
      const after = moved(before, id, next)
      expect(after.toSorted()).toEqual(before.toSorted())
      const others = (list: number[]) => list.filter((other) => other !== id)
      expect(others(after)).toEqual(others(before))
    }),
  )
})

test.for([
  ['froid', 'f1 f2 x s1'],
  ['sec', 'f1 f2 s1 x'],
  ['bar', 'f1 f2 s1 x'],
] as const)('an item of the section %s comes after the others of it', ([section, expected]) => {
  const items = [
    { id: 1, section: 'froid', name: 'f1' },
    { id: 2, section: 'froid', name: 'f2' },
    { id: 3, section: 'sec', name: 's1' },
  ]
  const names = new Map(items.map(({ id, name }) => [id, name]))
  const placed = atEndOfSection(items, { id: 9, section })
  expect(placed.map(({ id }) => names.get(id) ?? 'x').join(' ')).toBe(expected)
})
