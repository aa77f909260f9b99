import {
  canBeOrdered,
  cartLines,
  casesOf,
  known,
  type Model,
  type ModelGuide,
  type ModelItem,
  type ModelLine,
  type ModelOrder,
  type ModelPart,
  sum,
} from './model.ts'

/** Cases hold 10 kg. */
const IN_A_CASE = { case: 1, g: 10_000 }

/** Hundredths of a case as the wire writes them: in the measure of the item. */
export const amountIn = ({ measure }: Pick<ModelItem, 'measure'>, hundredths: number): number =>
  (hundredths * IN_A_CASE[measure]) / 100

export const itemWith = ({ items }: ModelGuide, product: number): ModelItem | undefined =>
  items.find(({ products }) => products.includes(product))

/** The first product of an item that can be ordered. */
export const productToOrder = (model: Model, { products }: ModelItem): number | undefined =>
  products.find((product) => canBeOrdered(model, product))

/** Cases of an item's products in what was ordered within fourteen days and is still to come. */
export function onTheWay(model: Model, by: number, { products }: ModelItem): number {
  const parts = model.orders
    .filter(({ restaurant, isDone, weeksAgo }) => restaurant === by && !isDone && weeksAgo < 2)
    .flatMap((order) => order.parts)
    .filter(({ status, receipt }) => ['pending', 'acknowledged'].includes(status) && !receipt)
  const lines = parts.flatMap((part) => part.lines)
  return sum(lines.filter(({ product }) => products.includes(product)).map(casesOf))
}

/** Cases that are missing to the par beside so many that come; null without a par. */
export function missingCases({ par, count }: ModelItem, coming: number): number | null {
  if (par === null) return null
  return Math.max(0, Math.ceil((par - (count?.amount ?? 0) - 100 * coming) / 100))
}

/** Cases by product that the cart is to have so that every item comes to its par. */
export function wantedByPar(model: Model, by: number, { items }: ModelGuide): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const item of items) {
    const product = productToOrder(model, item) ?? known(item.products[0])
    // What the cart has of the item's other products comes as well, if it can be ordered.
    const others = cartLines(model, by).open.filter(
      (line) => line.product !== product && item.products.includes(line.product),
    )
    const inCart = sum(others.map(({ quantity }) => quantity))
    const cases = missingCases(item, onTheWay(model, by, item) + inCart)
    if (cases) wanted.set(product, cases)
  }
  return wanted
}

/** Of each product the last line that is no substitute, unless the restaurant removed it. */
function wantedLines({ lines }: ModelPart): ModelLine[] {
  const asked = lines.filter(({ replaces }) => replaces === null)
  const last = new Map(asked.map((line) => [line.product, line]))
  return [...last.values()].filter((line) => !line.isUnwanted)
}

/**
 * Cases by product, as asked for in the newest order that has one of the guide's, or in those of a week ago together; not what
 * the restaurant removed from them.
 */
export function wantedAgain(
  model: Model,
  by: number,
  guide: ModelGuide,
  from: 'last_order' | 'last_weekday',
): Map<number, number> {
  const linesOf = ({ parts }: ModelOrder) =>
    parts.flatMap(wantedLines).filter((line) => itemWith(guide, line.product))
  const own = model.orders.filter((order) => order.restaurant === by)
  const newest = own.findLast((order) => linesOf(order).length > 0)
  const weekAgo = own.filter(({ weeksAgo }) => weeksAgo === 1)
  const chosen = from === 'last_weekday' ? weekAgo : newest ? [newest] : []
  const lines = chosen.flatMap(linesOf)
  return new Map(
    lines.map(({ product }) => {
      const same = lines.filter((line) => line.product === product)
      return [product, sum(same.map((line) => line.quantity))]
    }),
  )
}
