import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  afterAnswer,
  linesOf,
  onTheirWay,
  type SetLine,
  type WantedLine,
  type Wish,
  type WishNote,
  withWish,
} from './cart-wish.ts'

const wish = (wanted: number, ...ours: number[]): Wish => ({
  productId: 'beef',
  wanted,
  ours,
  isSent: false,
})

describe('what a device wishes', () => {
  test('the last quantity typed is the one wanted, and the first known is what it was based on', () => {
    expect(withWish([wish(3, 2)], wish(7, 3))).toEqual([wish(7, 2)])
  })
  test('a change taken back is no wish', () => {
    expect(withWish([wish(3, 2)], wish(2, 3))).toEqual([])
  })
  test('a change taken back is one while another quantity may have arrived', () => {
    expect(withWish([wish(3, 2, 3)], wish(2, 3))).toEqual([wish(2, 2, 3)])
  })
  test('stops at 9,999 cases', () => {
    expect(withWish([], wish(10_000, 9_998))).toEqual([wish(9_999, 9_998)])
  })
})

describe('both sides of a line', () => {
  const answered = (before: number, refused: 'not_found' | null = null) => [
    { productId: 'beef', before, refused },
  ]
  const both = (here: number, there: number) => ({ kind: 'both', productId: 'beef', here, there })
  test.each([
    ['only this device changed it: nothing to say', wish(5, 2), 2, []],
    ['the other device changed it too: ours holds, theirs is named', wish(5, 2), 4, [both(5, 4)]],
    ['the other device removed it', wish(5, 2), 0, [both(5, 0)]],
    ['this device removed it, the other one changed it', wish(0, 2), 9, [both(0, 9)]],
    ['both want the same: nothing to say', wish(5, 2), 5, []],
    ['what an unanswered try of ours had put there is ours', wish(5, 2, 3), 3, []],
  ])('%s', (_, wished, before, notes) => {
    const wishes = onTheirWay([wished], linesOf([wished]))
    expect(afterAnswer(wishes, linesOf([wished]), answered(before))).toEqual({ wishes: [], notes })
  })
  test('what cannot be ordered any more is said, and wished for no longer', () => {
    const wishes = [wish(5, 0)]
    const sent = linesOf(wishes)
    expect(afterAnswer(wishes, sent, answered(0, 'not_found'))).toEqual({
      wishes: [],
      notes: [{ kind: 'refused', productId: 'beef', reason: 'not_found' }],
    })
  })
  test('a quantity changed while the lines travelled is sent next, based on what was sent', () => {
    const sent = linesOf([wish(5, 2)])
    expect(afterAnswer([wish(6, 2, 5)], sent, answered(2)).wishes).toEqual([wish(6, 5)])
  })
})

describe('whatever the network does', () => {
  const product = fc.constantFrom('beef', 'veal', 'cream')
  const quantity = fc.integer({ min: 0, max: 4 })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('here' as const), product, quantity }),
    fc.record({ kind: fc.constant('there' as const), product, quantity }),
    // A try: whether it reaches the server, how often, and whether its answer comes back.
    fc.record({
      kind: fc.constant('try' as const),
      arrivals: fc.integer({ min: 0, max: 2 }),
      isAnswered: fc.boolean(),
    }),
    // The server no longer knows the key of the try, a day later.
    fc.record({ kind: fc.constant('forget' as const) }),
  )

  test('the last quantity wanted here is in the cart, and all that only the others touched is theirs', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = new World()
        for (const one of steps) world.take(one)
        world.tryOnce(1, true)
        world.tryOnce(1, true)
        expect(world.wishes).toEqual([])
        expect(world.there).toEqual(world.stated)
      }),
      { numRuns: 500 },
    )
  })

  test('a quantity of the others that ours replaced is named, once, and nothing else is', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = new World()
        for (const one of steps) if (one.kind !== 'forget') world.take(one)
        world.tryOnce(1, true)
        world.tryOnce(1, true)
        expect(world.notes.map(said).toSorted()).toEqual(world.replaced.toSorted())
      }),
      { numRuns: 500 },
    )
  })
})

type Step =
  | { kind: 'here'; product: string; quantity: number }
  | { kind: 'there'; product: string; quantity: number }
  | { kind: 'try'; arrivals: number; isAnswered: boolean }
  | { kind: 'forget' }

/** One device, a server that remembers what it answered under a key, and everybody else. */
class World {
  there: Record<string, number> = { beef: 0, veal: 2, cream: 3 }
  /** What the cart is to hold in the end, told without any of the code under test. */
  stated = { ...this.there }
  wishes: Wish[] = []
  notes: WishNote<never>[] = []
  /** The quantities of others that a try of ours overwrote, as it happened. */
  replaced: string[] = []
  private known = { ...this.there }
  private sent: { key: number; lines: WantedLine[] } | undefined
  private keys = 0
  private answers = new Map<number, SetLine<never>[]>()
  /** What others put since we last put something there. */
  private theirs = new Set<string>()
  /** Wanted here, and not in the server's cart yet. */
  private pending = new Set<string>()

  take(step: Step): void {
    if (step.kind === 'here') this.want(step.product, step.quantity)
    else if (step.kind === 'there') this.others(step.product, step.quantity)
    else if (step.kind === 'forget') this.answers.clear()
    else this.tryOnce(step.arrivals, step.isAnswered)
  }

  want(productId: string, wanted: number): void {
    const ours = [this.known[productId] ?? 0]
    this.wishes = withWish(this.wishes, { productId, wanted, ours, isSent: false })
    const isWished = this.wishes.some((one) => one.productId === productId)
    this.stated[productId] = isWished ? wanted : (this.there[productId] ?? 0)
    if (isWished) this.pending.add(productId)
    else this.pending.delete(productId)
  }

  others(productId: string, quantity: number): void {
    if (this.there[productId] === quantity) return
    this.there[productId] = quantity
    this.theirs.add(productId)
    if (!this.pending.has(productId)) this.stated[productId] = quantity
  }

  tryOnce(arrivals: number, isAnswered: boolean): void {
    if (this.wishes.length === 0 && !this.sent) return
    if (!this.sent) {
      this.sent = { key: ++this.keys, lines: linesOf(this.wishes) }
      this.wishes = onTheirWay(this.wishes, this.sent.lines)
    }
    const { key, lines } = this.sent
    for (let arrival = 0; arrival < arrivals; arrival += 1) this.arrive(key, lines)
    const answer = this.answers.get(key)
    if (!isAnswered || !answer) return
    const after = afterAnswer(this.wishes, lines, answer)
    this.wishes = after.wishes
    this.notes.push(...after.notes)
    this.sent = undefined
    this.known = { ...this.there }
  }

  private arrive(key: number, lines: WantedLine[]): void {
    if (this.answers.has(key)) return
    const answer = lines.map(({ productId, quantity }) => {
      const before = this.there[productId] ?? 0
      this.there[productId] = quantity
      return { productId, before, refused: null }
    })
    this.answers.set(key, answer)
    for (const { productId, before } of answer) this.put(productId, before)
  }

  private put(productId: string, before: number): void {
    const wish = this.wishes.find((one) => one.productId === productId)
    if (wish) this.stated[productId] = wish.wanted
    if (wish?.isSent) this.pending.delete(productId)
    // Theirs happening to be the same as ours was takes nothing from anybody.
    const isNamed = this.theirs.has(productId) && !wish?.ours.includes(before)
    if (isNamed) this.replaced.push(`${productId} ${before}`)
    this.theirs.delete(productId)
  }
}

function said(note: WishNote<never>): string {
  return note.kind === 'both' ? `${note.productId} ${note.there}` : note.kind
}
