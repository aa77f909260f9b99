import { MAX_LINE_QUANTITY } from './cart.ts'

/** Cases of a product that a device wants in the cart (0: none) and that the server has not answered yet. */
export type PendingQuantity = {
  readonly id: string
  readonly productId: string
  readonly wanted: number
  /**
   * What the server may hold by what this device was answered, and by what it sent without an answer. Any other
   * quantity was put there by somebody else. Empty while the cart is not known: nothing is sent before it is.
   */
  readonly knownServerQuantities: readonly number[]
  /** Made by + alone. */
  readonly isAddition: boolean
}

/** `add` adds one case to whatever the cart holds; the others set quantities. */
export type CartCall = 'add' | 'update' | 'remove' | 'set'

/** One line of a request: the pending quantity that it carries, as it was sent. */
export type SentLine = Omit<PendingQuantity, 'isAddition'>

/** Sent under one key until it is answered: once in effect, however often it arrives. */
export type CartRequest = {
  readonly call: CartCall
  readonly lines: readonly SentLine[]
  readonly attempts: number
}

/** The server's answer to one line: the cases that were there before, and why it was not set. */
export type AnsweredLine<Reason> = {
  readonly productId: string
  readonly before: number
  readonly refused: Reason | null
}

/** What a person is told: both sides changed a product, and this device's quantity holds; or it was not set. */
export type CartNotice<Reason> =
  | { kind: 'both'; productId: string; local: number; remote: number }
  | { kind: 'refused'; productId: string; reason: Reason }

/**
 * The pending quantities with a change made after them. It takes the place of one that can still be replaced, and
 * follows one in `fixedIds`, which was sent or is to be. Changed back to what the server held for certain, and as far as
 * is known still holds, it is none.
 */
export function withChange<P extends PendingQuantity>(
  pending: readonly P[],
  change: P,
  fixedIds: ReadonlySet<string>,
): P[] {
  const sameProduct = pending.filter(isOf(change))
  const sent = sameProduct.findLast(({ id }) => fixedIds.has(id))
  const earlier = sameProduct.findLast(({ id }) => !fixedIds.has(id))
  const next: P = {
    ...change,
    wanted: Math.min(change.wanted, MAX_LINE_QUANTITY),
    knownServerQuantities:
      earlier?.knownServerQuantities ??
      (sent ? [...sent.knownServerQuantities, sent.wanted] : change.knownServerQuantities),
    isAddition: change.isAddition && (earlier?.isAddition ?? true),
  }
  const isTakenBack = isNothing(next) && change.knownServerQuantities.includes(next.wanted)
  if (isTakenBack) return pending.filter((one) => one !== earlier)
  return earlier ? pending.map((one) => (one === earlier ? next : one)) : [...pending, next]
}

/**
 * The call that sends these quantities: the one that the server has for one line, where it is certain what that holds,
 * or all of them at once. `isFresh`: made a moment ago, with nothing pending before it; only then + is an addition.
 */
export function callFor(pending: readonly PendingQuantity[], isFresh: boolean): CartCall {
  const [only, ...others] = pending
  const [known, ...uncertain] = only?.knownServerQuantities ?? []
  if (!only || known === undefined || others.length + uncertain.length > 0) return 'set'
  if (isFresh && only.isAddition && only.wanted === known + 1) return 'add'
  if (only.wanted === 0) return 'remove'
  return known > 0 ? 'update' : 'set'
}

/**
 * What is still pending once the server has answered a request, and what a person is told. Where both sides changed a
 * line, the quantity wanted on this device holds and the other is named; what others change after it has arrived is
 * theirs. Only an addition that is answered at its first attempt adds up with theirs. A line that was refused is no
 * longer wanted.
 */
export function afterAnswer<P extends PendingQuantity, Reason>(
  pending: readonly P[],
  { call, lines, attempts }: CartRequest,
  answers: readonly AnsweredLine<Reason>[],
): { pending: P[]; notices: CartNotice<Reason>[] } {
  const addsUp = call === 'add' && attempts === 1
  const notices: CartNotice<Reason>[] = []
  let left = [...pending]
  for (const line of lines) {
    const { productId, wanted, knownServerQuantities: known } = line
    const answer = answers.find(isOf(line))
    if (!answer) continue
    const { before, refused } = answer
    if (refused !== null) {
      left = left.filter((one) => !isOf(line)(one))
      notices.push({ kind: 'refused', productId, reason: refused })
      continue
    }
    const after = call === 'add' ? before + 1 : wanted
    left = replaced(left, line, (one) => onceAnswered(one, line, after, addsUp))
    const newest = left.find(isOf(line))
    const local = newest?.wanted ?? wanted
    const addedUp = addsUp && (newest?.isAddition ?? true)
    const isKnown = addedUp || known.includes(before) || before === wanted
    if (!isKnown && local !== before) {
      notices.push({ kind: 'both', productId, local, remote: before })
    }
  }
  return { pending: left, notices }
}

/** One quantity of the line's product, now that the server holds `after`. */
function onceAnswered<P extends PendingQuantity>(
  one: P,
  line: SentLine,
  after: number,
  addsUp: boolean,
): P {
  const moved = addsUp && one.isAddition ? one.wanted + after - line.wanted : one.wanted
  return {
    ...one,
    wanted: Math.min(moved, MAX_LINE_QUANTITY),
    knownServerQuantities: [after],
    isAddition: one.isAddition && one.id !== line.id,
  }
}

/** A request that is given up, though it may have reached the server: its quantities are to be sent in another. */
export function afterGivingUp<P extends PendingQuantity>(
  pending: readonly P[],
  { lines }: CartRequest,
): P[] {
  return lines.reduce(
    (left, line) =>
      replaced(left, line, (one) => ({
        ...one,
        knownServerQuantities: [...new Set([...line.knownServerQuantities, line.wanted])],
        isAddition: false,
      })),
    [...pending],
  )
}

/** The same once the cart is known: what was added before that adds to what it holds. */
export function withKnownCart<P extends PendingQuantity>(
  pending: readonly P[],
  quantityOf: (productId: string) => number,
): P[] {
  return pending.flatMap((one) => {
    if (one.knownServerQuantities.length > 0) return [one]
    const known = quantityOf(one.productId)
    const wanted = one.isAddition ? Math.min(one.wanted + known, MAX_LINE_QUANTITY) : one.wanted
    const next = { ...one, wanted, knownServerQuantities: [known] }
    return isNothing(next) ? [] : [next]
  })
}

/**
 * What is left of the changes that were made while the cart was ordered: of a quantity, what is more than was ordered.
 * An order empties the cart by this device's own doing.
 */
export function afterOrder<P extends PendingQuantity>(
  pending: readonly P[],
  orderedQuantity: (productId: string) => number,
): P[] {
  return pending
    .map((one) => {
      const wanted = Math.max(0, one.wanted - orderedQuantity(one.productId))
      return { ...one, wanted, knownServerQuantities: [0] }
    })
    .filter((one) => !isNothing(one))
}

/** The newest quantity of a sent line's product as `change` makes it. What was sent goes once the server holds it. */
function replaced<P extends PendingQuantity>(
  pending: readonly P[],
  line: SentLine,
  change: (newest: P) => P,
): P[] {
  const newest = pending.findLast(isOf(line))
  return pending.flatMap((one) => {
    if (!isOf(line)(one)) return [one]
    if (one !== newest) return []
    const next = change(one)
    return one.id === line.id && isNothing(next) ? [] : [next]
  })
}

/** What the server holds for certain is wanted. */
function isNothing({ wanted, knownServerQuantities: [known, ...others] }: PendingQuantity) {
  return known === wanted && others.length === 0
}

function isOf({ productId }: { productId: string }) {
  return (other: { productId: string }) => other.productId === productId
}
