import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'

export type OrderTextLine = Received<Endpoints['readOrderText']>['lines'][number]
export type OrderTextMatch = OrderTextLine['matches'][number]

/** What somebody chose for a line; `productId` '' leaves it out, undefined is yet to be chosen. */
export type Choice = { readonly productId: string | undefined; readonly cases: number }
/** By the line's place in the answer. */
export type Choices = ReadonlyMap<number, Choice>

/** A product that goes into the cart, with what its lines called it. */
export type WantedProduct = {
  readonly product: OrderTextMatch['product']
  readonly cases: number
  readonly words: readonly string[]
}

/** What is chosen in a line: by hand, else what the kitchen is known to mean. */
export function choiceOf(line: OrderTextLine, chosen: Choice | undefined): Choice {
  if (chosen) return chosen
  const [first] = line.matches
  return { productId: line.chosen ? first?.product.public_id : undefined, cases: first?.cases ?? 1 }
}

/** What the lines put into the cart: each product once, with the cases of all its lines. */
export function wantedProducts(lines: readonly OrderTextLine[], choices: Choices): WantedProduct[] {
  const wanted = new Map<string, WantedProduct>()
  for (const [at, line] of lines.entries()) {
    const { productId, cases } = choiceOf(line, choices.get(at))
    const match = line.matches.find(({ product }) => product.public_id === productId)
    if (!match) continue
    const before = wanted.get(match.product.public_id)
    wanted.set(match.product.public_id, {
      product: match.product,
      cases: Math.min((before?.cases ?? 0) + cases, MAX_LINE_QUANTITY),
      words: [...(before?.words ?? []), line.words],
    })
  }
  return [...wanted.values()]
}

export function countOpen(lines: readonly OrderTextLine[], choices: Choices): number {
  return lines.filter(
    (line, at) => line.kind === 'item' && choiceOf(line, choices.get(at)).productId === undefined,
  ).length
}
