import { MAX_LINE_QUANTITY } from './cart.ts'

/**
 * How many cases of a product one device wants in the cart (0: none) while the server cannot be told. `ours` are the
 * quantities that the server may hold by this device's own doing: what it last knew there, and what it sent since
 * without an answer. Any other quantity was put there by somebody else.
 */
export type Wish = {
  readonly productId: string
  readonly wanted: number
  readonly ours: readonly number[]
  /** Sent as it is now, and not answered. */
  readonly isSent: boolean
}

/** What is sent: a quantity, never a difference, so that sent twice is sent once. */
export type WantedLine = { readonly productId: string; readonly quantity: number }

/** The server's answer to one line: the cases that were there before, and why it was not set. */
export type SetLine<Reason> = {
  readonly productId: string
  readonly before: number
  readonly refused: Reason | null
}

/** What a person is told: both sides changed a product, and this device's quantity holds; or it could not be set. */
export type WishNote<Reason> =
  | { kind: 'both'; productId: string; here: number; there: number }
  | { kind: 'refused'; productId: string; reason: Reason }

/**
 * The wishes with this one, the last word on its product. What the server may hold of it stays as the first wish knew
 * it; a wish back to what the server holds for certain is none.
 */
export function withWish<W extends Wish>(wishes: readonly W[], wish: W): W[] {
  const earlier = wishes.find(({ productId }) => productId === wish.productId)
  const wanted = Math.min(wish.wanted, MAX_LINE_QUANTITY)
  const ours = earlier?.ours ?? wish.ours
  const next = { ...wish, wanted, ours, isSent: false }
  if (ours.length === 1 && ours[0] === wanted) return wishes.filter((one) => one !== earlier)
  return earlier ? wishes.map((one) => (one === earlier ? next : one)) : [...wishes, next]
}

export function linesOf(wishes: readonly Wish[]): WantedLine[] {
  return wishes.map(({ productId, wanted }) => ({ productId, quantity: wanted }))
}

/** The wishes once these lines are on their way for the first time: from here on the server may hold what they say. */
export function onTheirWay<W extends Wish>(wishes: readonly W[], sent: readonly WantedLine[]): W[] {
  const quantities = quantitiesOf(sent)
  return wishes.map((wish) => {
    const quantity = quantities.get(wish.productId)
    if (quantity === undefined) return wish
    return { ...wish, isSent: true, ours: [...new Set([...wish.ours, quantity])] }
  })
}

/**
 * What is left to wish once the server has answered these lines, and what a person is told. The rule where both sides
 * changed a line: the quantity wanted on this device holds, and the other one is named; what others change after it
 * has arrived is theirs. A line that could not be set is no longer wished for.
 */
export function afterAnswer<W extends Wish, Reason>(
  wishes: readonly W[],
  sent: readonly WantedLine[],
  answered: readonly SetLine<Reason>[],
): { wishes: W[]; notes: WishNote<Reason>[] } {
  const quantities = quantitiesOf(sent)
  const answers = new Map(answered.map((line) => [line.productId, line]))
  const left: W[] = []
  const notes: WishNote<Reason>[] = []
  for (const wish of wishes) {
    const { productId, ours, isSent } = wish
    const quantity = quantities.get(productId)
    const answer = answers.get(productId)
    if (quantity === undefined || !answer) left.push(wish)
    else if (answer.refused !== null)
      notes.push({ kind: 'refused', productId, reason: answer.refused })
    else {
      const isOurs = ours.includes(answer.before)
      if (!isOurs) notes.push({ kind: 'both', productId, here: quantity, there: answer.before })
      // Said anew while the line was on its way.
      if (!isSent) left.push({ ...wish, ours: [quantity] })
    }
  }
  return { wishes: left, notes }
}

function quantitiesOf(lines: readonly WantedLine[]): Map<string, number> {
  return new Map(lines.map(({ productId, quantity }) => [productId, quantity]))
}
