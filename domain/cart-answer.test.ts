import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AnsweredLine,
  afterAbandoning,
  afterAnswer,
  type CartNotice,
  type CartRequest,
} from './cart-answer.ts'
import { type CartCall, callFor, type PendingQuantity, withChange } from './pending-cart.ts'

let ids = 0
const pending = (wanted: number, ...known: number[]): PendingQuantity => ({
  id: String(++ids),
  productId: 'beef',
  wanted,
  knownServerQuantities: known,
  isAddition: false,
})
const added = (wanted: number, ...known: number[]) => ({
  ...pending(wanted, ...known),
  isAddition: true,
})
const requestOf = (
  lines: readonly PendingQuantity[],
  call: CartCall = 'set',
  attempts = 1,
): CartRequest => ({ call, lines, attempts })
const fixed = (...lines: readonly { id: string }[]) => new Set(lines.map(({ id }) => id))
const quantities = (all: readonly PendingQuantity[]) =>
  all.map(({ wanted, knownServerQuantities }) => [wanted, knownServerQuantities])

describe('both sides of a line', () => {
  const answered = (before: number, refused: 'not_found' | null = null) => [
    { productId: 'beef', before, refused },
  ]
  const both = (local: number, remote: number) => ({
    kind: 'both',
    productId: 'beef',
    local,
    remote,
  })
  test.each([
    ['only this device changed it: nothing to say', pending(5, 2), 2, []],
    ['the other device changed it too: ours holds', pending(5, 2), 4, [both(5, 4)]],
    ['the other device removed it', pending(5, 2), 0, [both(5, 0)]],
    ['this device removed it, the other one changed it', pending(0, 2), 9, [both(0, 9)]],
    ['both want the same: nothing to say', pending(5, 2), 5, []],
    ['what an unanswered request of ours had put there is ours', pending(5, 2, 3), 3, []],
  ])('%s', (_, change, before, notices) => {
    const answer = afterAnswer([change], requestOf([change]), answered(before))
    expect(answer).toEqual({ pending: [], notices })
  })
  test('additions of both sides add up, those not sent yet too', () => {
    const one = added(1, 0)
    const request = requestOf([one], 'add')
    const three = withChange([one], added(3, 0), fixed(...request.lines))
    const { pending: left, notices } = afterAnswer(three, request, answered(5))
    expect([quantities(left), notices]).toEqual([[[8, [6]]], []])
  })
  test('a quantity that was typed after an addition holds, and the other is named', () => {
    const one = added(1, 0)
    const request = requestOf([one], 'add')
    const typed = withChange([one], pending(3, 0), fixed(...request.lines))
    const { pending: left, notices } = afterAnswer(typed, request, answered(5))
    expect([quantities(left), notices]).toEqual([[[3, [6]]], [both(3, 5)]])
  })
  test('an addition whose answer was late is a quantity: it is set, and the other one named', () => {
    const one = added(1, 0)
    const answer = afterAnswer([one], requestOf([one], 'add', 2), answered(5))
    expect([quantities(answer.pending), answer.notices]).toEqual([[[1, [6]]], [both(1, 5)]])
    expect(callFor(answer.pending, true)).toBe('update')
  })
  test('what cannot be ordered any more is said, and wanted no longer, with all that came after', () => {
    const sent = pending(5, 0)
    const changed = withChange([sent], pending(6, 0), fixed(sent))
    expect(afterAnswer(changed, requestOf([sent]), answered(0, 'not_found'))).toEqual({
      pending: [],
      notices: [{ kind: 'refused', productId: 'beef', reason: 'not_found' }],
    })
  })
  test('a line without an answer stays pending', () => {
    const change = pending(5, 2)
    expect(afterAnswer([change], requestOf([change]), []).pending).toEqual([change])
  })
})

test('a request that is given up may have arrived: both quantities are known from here on', () => {
  const sent = added(2, 1)
  const request = requestOf([sent], 'add')
  expect(afterAbandoning([sent], request)).toMatchObject([
    { wanted: 2, knownServerQuantities: [1, 2], isAddition: false },
  ])
  const changed = withChange([sent], pending(7, 1), fixed(...request.lines))
  expect(quantities(afterAbandoning(changed, request))).toEqual([[7, [1, 2]]])
})

describe('whatever the network does', () => {
  const product = fc.constantFrom('beef', 'veal', 'cream')
  const quantity = fc.integer({ min: 0, max: 4 })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('set' as const), product, quantity }),
    fc.record({ kind: fc.constant('add' as const), product }),
    fc.record({ kind: fc.constant('remote' as const), product, quantity }),
    // Whether an attempt reaches the server, how often, and whether its answer comes back.
    fc.record({
      kind: fc.constant('attempt' as const),
      arrivals: fc.integer({ min: 0, max: 2 }),
      isAnswered: fc.boolean(),
    }),
    // A day later the key is not known any more, and the request is given up.
    fc.record({ kind: fc.constant('expire' as const) }),
  )
  const runs = { numRuns: 1_000 }

  test('the last quantity wanted here is in the cart, and all that only the others touched is theirs', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = new World()
        for (const one of steps) world.take(one)
        world.settle()
        expect(world.server).toEqual(world.expected)
      }),
      runs,
    )
  })

  test('a quantity of the others that ours replaced is named, once, and nothing else is', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const world = new World()
        for (const one of steps) if (one.kind !== 'expire') world.take(one)
        world.settle()
        expect(world.notices.map(named).toSorted()).toEqual(world.replaced.toSorted())
      }),
      runs,
    )
  })
})

type Step =
  | { kind: 'set'; product: string; quantity: number }
  | { kind: 'add'; product: string }
  | { kind: 'remote'; product: string; quantity: number }
  | { kind: 'attempt'; arrivals: number; isAnswered: boolean }
  | { kind: 'expire' }

type Quantities = Record<string, number>

/** One device, a server that stores what it answered under a key, and everybody else. */
class World {
  server: Quantities = { beef: 0, veal: 2, cream: 3 }
  /** What the cart is to hold in the end, whatever becomes of the requests. */
  expected = { ...this.server }
  notices: CartNotice<never>[] = []
  /** The quantities of others that ours replaced. */
  replaced: string[] = []
  private pending: PendingQuantity[] = []
  private request: CartRequest | undefined
  private lastAnswer = { ...this.server }
  /** What the server stored under the key of the request. */
  private stored: AnsweredLine<never>[] | undefined
  private isFresh = false

  take(step: Step): void {
    if (step.kind === 'set') this.want(step.product, step.quantity, false)
    else if (step.kind === 'add') this.want(step.product, this.shown(step.product) + 1, true)
    else if (step.kind === 'remote') this.putRemotely(step.product, step.quantity)
    else if (step.kind === 'expire') this.expire()
    else this.attempt(step.arrivals, step.isAnswered)
  }

  settle(): void {
    for (let left = 4; left > 0; left -= 1) this.attempt(1, true)
    expect([this.pending, this.request]).toEqual([[], undefined])
  }

  private want(productId: string, wanted: number, isAddition: boolean): void {
    const known = this.lastAnswer[productId] ?? 0
    const change = { ...pending(wanted, known), productId, isAddition }
    this.isFresh = this.pending.length === 0
    this.pending = withChange(this.pending, change, fixed(...(this.request?.lines ?? [])))
    this.expected[productId] = this.isToCome(productId) ? wanted : (this.server[productId] ?? 0)
  }

  private putRemotely(productId: string, quantity: number): void {
    this.server[productId] = quantity
    if (!this.isToCome(productId)) this.expected[productId] = quantity
  }

  private attempt(arrivals: number, isAnswered: boolean): void {
    if (this.pending.length === 0) return
    this.request ??= { call: callFor(this.pending, this.isFresh), lines: this.pending, attempts: 0 }
    this.request = { ...this.request, attempts: this.request.attempts + 1 }
    if (arrivals > 0) this.stored ??= this.arrive(this.request)
    if (isAnswered && this.stored) this.hear(this.request, this.stored)
  }

  private arrive({ call, lines }: CartRequest): AnsweredLine<never>[] {
    return lines.map(({ productId, wanted }) => {
      const before = this.server[productId] ?? 0
      this.server[productId] = call === 'add' ? before + 1 : wanted
      return { productId, before, refused: null }
    })
  }

  private hear(request: CartRequest, answers: AnsweredLine<never>[]): void {
    const isAddedUp = request.call === 'add' && request.attempts === 1
    for (const [index, { productId, before }] of answers.entries()) {
      if (isAddedUp) this.expected[productId] = before + 1
      else this.nameReplaced(request.lines[index], before)
    }
    const { pending: left, notices } = afterAnswer(this.pending, request, answers)
    this.pending = left
    this.notices.push(...notices)
    this.request = undefined
    this.stored = undefined
    this.isFresh = false
    this.lastAnswer = { ...this.server }
  }

  private nameReplaced(line: CartRequest['lines'][number] | undefined, before: number): void {
    if (!line) return
    const ours = [...line.knownServerQuantities, line.wanted, this.shown(line.productId)]
    if (!ours.includes(before)) this.replaced.push(`${line.productId} ${before}`)
  }

  private expire(): void {
    if (!this.request) return
    this.pending = afterAbandoning(this.pending, this.request)
    for (const { productId } of this.request.lines) this.expected[productId] = this.shown(productId)
    this.request = undefined
    this.stored = undefined
    this.isFresh = false
  }

  private shown(productId: string): number {
    const newest = this.pending.findLast((one) => one.productId === productId)
    return newest?.wanted ?? this.lastAnswer[productId] ?? 0
  }

  /** Whether what is wanted here has not reached the server yet, or has to be put right there. */
  private isToCome(productId: string): boolean {
    const newest = this.pending.findLast((one) => one.productId === productId)
    if (!newest) return false
    const isSent = this.request?.lines.some(({ id }) => id === newest.id)
    const arrived = this.stored?.find((line) => line.productId === productId)
    if (!isSent || !arrived) return true
    return this.request?.call === 'add' && arrived.before + 1 !== newest.wanted
  }
}

function named(notice: CartNotice<never>): string {
  return notice.kind === 'both' ? `${notice.productId} ${notice.remote}` : notice.kind
}
