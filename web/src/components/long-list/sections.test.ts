import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pagesBetween, pagesToDraw, sectionsOf, topOfRow } from './sections.ts'

const free = (from: number, to: number) => ({ from, to, isDrawn: false })
const drawn = (page: number) => ({ from: page, to: page, isDrawn: true })

describe('the sections of a list', () => {
  test.each([
    [[1], 1, [drawn(1)]],
    [[1], 3, [drawn(1), free(2, 3)]],
    [[100], 100, [free(1, 99), drawn(100)]],
    [[4, 2, 3], 9, [free(1, 1), drawn(2), drawn(3), drawn(4), free(5, 9)]],
    [[1, 50], 1, [drawn(1)]],
  ])('with pages %j drawn of %i', (pages, last, sections) => {
    expect(sectionsOf(new Set(pages), last)).toEqual(sections)
  })

  test('are every page once, in order, whatever is drawn', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 60 })),
        fc.integer({ min: 1, max: 50 }),
        (pages, last) => {
          const sections = sectionsOf(new Set(pages), last)
          const all = sections.flatMap(({ from, to }) =>
            Array.from({ length: to - from + 1 }, (_, index) => from + index),
          )
          expect(all).toEqual(Array.from({ length: last }, (_, index) => index + 1))
        },
      ),
    )
  })
})

describe('the pages in a window', () => {
  const boxes = [
    { from: 1, to: 10, top: -5000, bottom: 1000 },
    { from: 11, to: 11, top: 1000, bottom: 1700 },
    { from: 12, to: 20, top: 1700, bottom: 7100 },
  ]
  test.each([
    [0, 500, [9, 10]],
    [0, 1000, [9, 10]],
    [900, 1800, [10, 11, 12]],
    [-9000, -5000, []],
    [-9000, -4999, [1]],
    [7099, 9000, [20]],
  ])('from %i to %i', (top, bottom, pages) => {
    expect(pagesBetween(boxes, top, bottom)).toEqual(pages)
  })
  test('have rows that share their room', () => {
    expect(topOfRow(boxes, 0)).toBe(-5000)
    expect(topOfRow(boxes, 90)).toBe(400)
    expect(topOfRow(boxes, 95)).toBe(700)
    expect(topOfRow(boxes, 100)).toBe(1000)
    expect(topOfRow(boxes, 190)).toBe(6500)
    expect(topOfRow(boxes, 200)).toBeUndefined()
  })
})

test('however far somebody scrolls, no more pages are drawn than lie around those near', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 200 }), (places) => {
      let drawn = new Set([1])
      for (const place of places) {
        const near = [place, place + 1, place + 2]
        drawn = pagesToDraw(drawn, near)
        expect(near.every((page) => drawn.has(page))).toBe(true)
        expect(drawn.size).toBeLessThanOrEqual(near.length + 2 * 4)
      }
    }),
  )
})
