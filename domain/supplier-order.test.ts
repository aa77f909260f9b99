import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LINE_QUANTITY } from './cart.ts'
import { MAX_PRICE_CENTS } from './money.ts'
import {
  lineState,
  modifyLines,
  openQuantity,
  type SupplierOrderAction,
  type SupplierOrderStatus,
  summariseChange,
  supplierOrderTotal,
  transitionSupplierOrder,
} from './supplier-order.ts'

const ACTIONS: SupplierOrderAction[] = ['accept', 'modify', 'cancel', 'set-to-done']

describe('the way of a supplier order', () => {
  test.each([
    ['pending', 'accept', { status: 'acknowledged' }],
    ['pending', 'modify', { status: 'acknowledged' }],
    ['pending', 'cancel', { status: 'cancelled' }],
    ['pending', 'set-to-done', { refused: 'order_not_acknowledged' }],
    ['acknowledged', 'accept', { refused: 'order_not_pending' }],
    ['acknowledged', 'modify', { refused: 'order_not_pending' }],
    ['acknowledged', 'cancel', { refused: 'order_not_pending' }],
    ['acknowledged', 'set-to-done', { status: 'done' }],
    ['done', 'accept', { refused: 'order_not_pending' }],
    ['done', 'modify', { refused: 'order_not_pending' }],
    ['done', 'cancel', { refused: 'order_not_pending' }],
    ['done', 'set-to-done', { refused: 'order_not_acknowledged' }],
    ['cancelled', 'accept', { refused: 'order_not_pending' }],
    ['cancelled', 'modify', { refused: 'order_not_pending' }],
    ['cancelled', 'cancel', { refused: 'order_not_pending' }],
    ['cancelled', 'set-to-done', { refused: 'order_not_acknowledged' }],
  ] as const)('%s and %s', (status, action, expected) => {
    expect(transitionSupplierOrder(status, action)).toEqual(expected)
  })

  test('never leads out of done or cancelled, and never back to where it was', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ACTIONS), { maxLength: 20 }), (actions) => {
        const trail: SupplierOrderStatus[] = ['pending']
        for (const action of actions) {
          const answer = transitionSupplierOrder(trail.at(-1) ?? 'pending', action)
          if ('status' in answer) trail.push(answer.status)
        }
        expect(new Set(trail).size).toBe(trail.length)
        expect(trail.slice(0, -1)).not.toContain('done')
        expect(trail.slice(0, -1)).not.toContain('cancelled')
        if (trail.includes('done')) expect(trail).toEqual(['pending', 'acknowledged', 'done'])
      }),
    )
  })
})

describe("the supplier's change", () => {
  const ordered = [
    { publicId: 'beef', quantity: 5 },
    { publicId: 'milk', quantity: 2 },
    { publicId: 'rolls', quantity: 1 },
  ]

  test('reduces a line, removes another and accepts the rest as it is', () => {
    const edited = [{ publicId: 'beef', editedQuantity: 3 }]
    expect(modifyLines(ordered, { edited, removed: ['rolls'] })).toEqual({
      lines: [
        { publicId: 'beef', quantity: 5, editedQuantity: 3, isCancelled: false },
        { publicId: 'milk', quantity: 2, editedQuantity: null, isCancelled: false },
        { publicId: 'rolls', quantity: 1, editedQuantity: null, isCancelled: true },
      ],
    })
  })

  test('may remove every line but one', () => {
    expect(modifyLines(ordered, { edited: [], removed: ['beef', 'milk'] })).toHaveProperty('lines')
  })

  test('takes a line edited to its original quantity as unchanged', () => {
    const edited = [
      { publicId: 'beef', editedQuantity: 5 },
      { publicId: 'milk', editedQuantity: 1 },
    ]
    expect(modifyLines(ordered, { edited, removed: [] })).toMatchObject({
      lines: [{ editedQuantity: null }, { editedQuantity: 1 }, { editedQuantity: null }],
    })
  })

  test.each([
    ['a line of another order', [['wine', 1]], [], 'line_unknown', 'wine'],
    ['another order’s line removed', [], ['wine'], 'line_unknown', 'wine'],
    ['a name that every object knows', [['__proto__', 1]], [], 'line_unknown', '__proto__'],
    [
      'the same line edited twice',
      [
        ['beef', 1],
        ['beef', 2],
      ],
      [],
      'line_twice',
      'beef',
    ],
    ['the same line removed twice', [], ['milk', 'milk'], 'line_twice', 'milk'],
    ['a line both edited and removed', [['milk', 1]], ['milk'], 'line_twice', 'milk'],
    ['more than was ordered', [['beef', 6]], [], 'quantity_above_original', 'beef'],
    ['no case at all', [['beef', 0]], [], 'quantity_invalid', 'beef'],
    ['less than no case', [['beef', -1]], [], 'quantity_invalid', 'beef'],
    ['half a case', [['beef', 1.5]], [], 'quantity_invalid', 'beef'],
    ['a quantity that is no number', [['beef', Number.NaN]], [], 'quantity_invalid', 'beef'],
    ['endlessly many', [['beef', Number.POSITIVE_INFINITY]], [], 'quantity_invalid', 'beef'],
    ['nothing', [], [], 'nothing_changed', undefined],
    [
      'the original quantities',
      [
        ['beef', 5],
        ['milk', 2],
      ],
      [],
      'nothing_changed',
      undefined,
    ],
    ['every line', [], ['beef', 'milk', 'rolls'], 'every_line_removed', undefined],
  ] as const)('is refused for %s', (_, edits, removed, refused, publicId) => {
    const edited = edits.map(([id, editedQuantity]) => ({ publicId: id, editedQuantity }))
    expect(modifyLines(ordered, { edited, removed })).toEqual(
      publicId === undefined ? { refused } : { refused, publicId },
    )
  })

  test('with one wrong line is refused as a whole, good lines included', () => {
    const edited = [
      { publicId: 'beef', editedQuantity: 3 },
      { publicId: 'milk', editedQuantity: 9 },
    ]
    expect(modifyLines(ordered, { edited, removed: [] })).not.toHaveProperty('lines')
  })
})

// A line, and what a supplier who keeps to the rules may do with it.
const answeredLine = fc
  .record({
    priceCents: fc.integer({ min: 1, max: MAX_PRICE_CENTS }),
    quantity: fc.integer({ min: 1, max: MAX_LINE_QUANTITY }),
  })
  .chain(({ priceCents, quantity }) =>
    fc.record({
      priceCents: fc.constant(priceCents),
      quantity: fc.constant(quantity),
      editedQuantity: fc.option(fc.integer({ min: 1, max: quantity })),
      remove: fc.boolean(),
    }),
  )

const order = fc
  .array(answeredLine, { minLength: 1, maxLength: 30 })
  .map((lines) => lines.map((line, index) => ({ ...line, publicId: `line-${index}` })))

type AnsweredLine = {
  publicId: string
  priceCents: number
  quantity: number
  editedQuantity: number | null
  remove: boolean
}

function modified(lines: readonly AnsweredLine[]) {
  const edited = lines.flatMap(({ publicId, editedQuantity, remove }) =>
    editedQuantity === null || remove ? [] : [{ publicId, editedQuantity }],
  )
  const removed = lines.filter((line) => line.remove).map((line) => line.publicId)
  const answer = modifyLines(lines, { edited, removed })
  if ('refused' in answer) return answer
  const prices = new Map(lines.map((line) => [line.publicId, line.priceCents]))
  const priced = answer.lines.map((line) => ({
    ...line,
    priceCents: prices.get(line.publicId) ?? 0,
  }))
  return { lines: priced }
}

function originalTotal(lines: readonly { priceCents: number; quantity: number }[]): bigint {
  return lines.reduce((sum, line) => sum + BigInt(line.priceCents) * BigInt(line.quantity), 0n)
}

describe('what an order costs after a change', () => {
  test('is the exact sum of what is still to be delivered, and less than before', () => {
    fc.assert(
      fc.property(order, (lines) => {
        const answer = modified(lines)
        fc.pre('lines' in answer)
        const open = lines
          .filter((line) => !line.remove)
          .map((line) => ({ ...line, quantity: line.editedQuantity ?? line.quantity }))
        const total = supplierOrderTotal(answer.lines)
        expect(BigInt(total)).toBe(originalTotal(open))
        expect(BigInt(total)).toBeLessThan(originalTotal(lines))
        expect(total).toBeGreaterThan(0)
      }),
    )
  })

  test('a change that keeps to the rules is refused only when it changes nothing or removes all', () => {
    fc.assert(
      fc.property(order, (lines) => {
        const answer = modified(lines)
        const removesAll = lines.every((line) => line.remove)
        const changesNothing = lines.every(
          (line) => !line.remove && (line.editedQuantity ?? line.quantity) === line.quantity,
        )
        if (removesAll) expect(answer).toEqual({ refused: 'every_line_removed' })
        else if (changesNothing) expect(answer).toEqual({ refused: 'nothing_changed' })
        else expect(answer).toHaveProperty('lines')
      }),
    )
  })

  test('keeps every line, in its place, with the quantity that was ordered', () => {
    fc.assert(
      fc.property(order, (lines) => {
        const answer = modified(lines)
        fc.pre('lines' in answer)
        const asOrdered = (line: { publicId: string; quantity: number }) => [
          line.publicId,
          line.quantity,
        ]
        expect(answer.lines.map(asOrdered)).toEqual(lines.map(asOrdered))
      }),
    )
  })

  test('the summary counts each line once and carries the same total', () => {
    fc.assert(
      fc.property(order, (lines) => {
        const answer = modified(lines)
        fc.pre('lines' in answer)
        const { reducedCount, removedCount, totalCents } = summariseChange(answer.lines)
        const states = answer.lines.map((line) =>
          lineState({ ...line, orderStatus: 'acknowledged' }),
        )
        expect(reducedCount).toBe(states.filter((state) => state === 'modified').length)
        expect(removedCount).toBe(lines.filter((line) => line.remove).length)
        expect(totalCents).toBe(supplierOrderTotal(answer.lines))
      }),
    )
  })

  test('the summary counts a line that was reduced and then removed as removed only', () => {
    const lines = [
      { priceCents: 4400, quantity: 5, editedQuantity: 3, isCancelled: true },
      { priceCents: 1250, quantity: 2, editedQuantity: 1, isCancelled: false },
    ]
    expect(summariseChange(lines)).toEqual({ reducedCount: 1, removedCount: 1, totalCents: 1250 })
  })

  test('an untouched order costs what was ordered, a cancelled one nothing', () => {
    fc.assert(
      fc.property(order, (lines) => {
        const asOrdered = lines.map((l) => ({ ...l, editedQuantity: null, isCancelled: false }))
        expect(BigInt(supplierOrderTotal(asOrdered))).toBe(originalTotal(lines))
        const cancelled = asOrdered.map((line) => ({ ...line, isCancelled: true }))
        expect(supplierOrderTotal(cancelled)).toBe(0)
      }),
    )
  })
})

describe('a line of an order', () => {
  test.each([
    ['waits while the order is pending', 'pending', null, false, 'pending', 4],
    ['is accepted as ordered', 'acknowledged', null, false, 'accepted', 4],
    ['is accepted when edited to the same quantity', 'acknowledged', 4, false, 'accepted', 4],
    ['is accepted as ordered when the wire says 0', 'acknowledged', 0, false, 'accepted', 4],
    ['is modified when fewer cases come', 'acknowledged', 3, false, 'modified', 3],
    ['stays modified when the order is done', 'done', 3, false, 'modified', 3],
    ['is cancelled when removed', 'acknowledged', null, true, 'cancelled', 0],
    ['is cancelled when removed after a reduction', 'done', 3, true, 'cancelled', 0],
    ['is cancelled with its order', 'cancelled', null, true, 'cancelled', 0],
  ] as const)('%s', (_, orderStatus, editedQuantity, isCancelled, state, open) => {
    const line = { orderStatus, quantity: 4, editedQuantity, isCancelled }
    expect(lineState(line)).toBe(state)
    expect(openQuantity(line)).toBe(open)
  })

  test('shows as cancelled in a cancelled order even when it was never removed itself', () => {
    const line = { quantity: 4, editedQuantity: null, isCancelled: false }
    expect(lineState({ ...line, orderStatus: 'cancelled' })).toBe('cancelled')
  })
})
