import { MAX_LINE_QUANTITY } from './cart.ts'
import { type CartCall, isUnchanged, type PendingQuantity, sameProduct } from './pending-cart.ts'

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
    const answer = answers.find(sameProduct(line))
    if (!answer) continue
    const { before, refused } = answer
    if (refused !== null) {
      left = left.filter((one) => !sameProduct(line)(one))
      notices.push({ kind: 'refused', productId, reason: refused })
      continue
    }
    const after = call === 'add' ? before + 1 : wanted
    left = replaceNewest(left, line, (one) => rebased(one, line, after, addsUp))
    const newest = left.find(sameProduct(line))
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
function rebased<P extends PendingQuantity>(
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
export function afterAbandoning<P extends PendingQuantity>(
  pending: readonly P[],
  { lines }: CartRequest,
): P[] {
  return lines.reduce(
    (left, line) =>
      replaceNewest(left, line, (one) => ({
        ...one,
        knownServerQuantities: [...new Set([...line.knownServerQuantities, line.wanted])],
        isAddition: false,
      })),
    [...pending],
  )
}

/** The newest quantity of a sent line's product as `change` makes it. What was sent goes once the server holds it. */
function replaceNewest<P extends PendingQuantity>(
  pending: readonly P[],
  line: SentLine,
  change: (newest: P) => P,
): P[] {
  const newest = pending.findLast(sameProduct(line))
  return pending.flatMap((one) => {
    if (!sameProduct(line)(one)) return [one]
    if (one !== newest) return []
    const next = change(one)
    return one.id === line.id && isUnchanged(next) ? [] : [next]
  })
}
