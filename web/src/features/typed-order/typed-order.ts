import { MAX_LINE_QUANTITY } from '@halles/domain/cart.ts'
import { questionOf } from './amount-question.ts'
import type { OrderTextLine, OrderTextMatch } from './order-text-line.ts'

/**
 * What somebody chose for a line: `productId` '' leaves it out, undefined is yet to be chosen; so are `cases` where the
 * amount is in doubt.
 */
export type Choice = { readonly productId: string | undefined; readonly cases: number | undefined }
/** By the line's place in the answer. */
export type Choices = ReadonlyMap<number, Choice>

/** A product that goes into the cart, with what its lines called it. */
export type WantedProduct = {
  readonly product: OrderTextMatch['product']
  readonly cases: number
  readonly words: readonly string[]
}

export const LEFT_OUT: Choice = { productId: '', cases: undefined }

/** What is chosen in a line: by hand, else what the kitchen is known to mean, whose amount may still be in doubt. */
export function choiceOf(line: OrderTextLine, chosen: Choice | undefined): Choice {
  if (chosen) return chosen
  const [first] = line.matches
  const isSure = line.chosen || line.doubt === 'amount_unclear' || line.doubt === 'amount_doubtful'
  return first && isSure
    ? { productId: first.product.public_id, cases: line.chosen ? first.cases : undefined }
    : { productId: undefined, cases: undefined }
}

/** One of a line's matches, chosen by hand. */
export function chooseMatch(line: OrderTextLine, match: OrderTextMatch): Choice {
  const isAsked = questionOf(line, match) !== undefined
  return { productId: match.product.public_id, cases: isAsked ? undefined : match.cases }
}

export function matchOf(
  line: OrderTextLine,
  { productId }: Pick<Choice, 'productId'>,
): OrderTextMatch | undefined {
  return line.matches.find(({ product }) => product.public_id === productId)
}

/** Whether its product or its number of cases is yet to be chosen. */
export function isOpen({ productId, cases }: Choice): boolean {
  return productId === undefined || (productId !== LEFT_OUT.productId && cases === undefined)
}

/** Cases of products that lines of the same text put into the cart before. */
export type Placed = ReadonlyMap<string, number>

/** What the lines put into the cart: each product once, with the cases of all its lines, those put there before too. */
export function wantedProducts(
  lines: readonly OrderTextLine[],
  choices: Choices,
  placed: Placed,
): WantedProduct[] {
  const wanted = new Map<string, WantedProduct>()
  for (const [at, line] of lines.entries()) {
    const choice = choiceOf(line, choices.get(at))
    const match = matchOf(line, choice)
    if (!match || choice.cases === undefined) continue
    const before = wanted.get(match.product.public_id)
    wanted.set(match.product.public_id, {
      product: match.product,
      cases: Math.min(
        (before?.cases ?? placed.get(match.product.public_id) ?? 0) + choice.cases,
        MAX_LINE_QUANTITY,
      ),
      words: [...(before?.words ?? []), line.words],
    })
  }
  return [...wanted.values()]
}

/** Items that are yet to be chosen, each under its heading. */
export function linesLeft(lines: readonly OrderTextLine[], choices: Choices): OrderTextLine[] {
  const left: OrderTextLine[] = []
  let heading: OrderTextLine | undefined
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'heading') heading = line
    if (line.kind !== 'item' || !isOpen(choiceOf(line, choices.get(at)))) continue
    left.push(...(heading ? [heading, line] : [line]))
    heading = undefined
  }
  return left
}
