import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { OwnPrice } from '../../components/own-price.tsx'
import { priceOfCases } from '../../components/price-of-cases.ts'
import { QuantityInput } from '../../components/quantity-input.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { AmountChoice } from './amount-choice.tsx'
import { questionOf } from './amount-question.ts'
import { LineSearch } from './line-search.tsx'
import type { OrderTextLine, OrderTextMatch } from './order-text-line.ts'
import { ProductChoice } from './product-choice.tsx'
import styles from './typed-order.module.css'
import { type Choice, isOpen, matchOf, type Placed } from './typed-order.ts'

type OrderItemProps = {
  line: OrderTextLine
  choice: Choice
  inCart: ReadonlyMap<string, number>
  placed: Placed
  onChoose: (choice: Choice) => void
  /** A product that is none of the line's matches yet. */
  onFind: (product: OrderTextMatch['product']) => void
}

/** A typed item: the product that it means and how many cases, each to be chosen where it is in doubt. */
export function OrderItem({ line, choice, inCart, placed, onChoose, onFind }: OrderItemProps) {
  const nameOf = useProductName()
  const match = matchOf(line, choice)
  const question = match && questionOf(line, match)
  const answer = (cases: number) => onChoose({ ...choice, cases })
  return (
    <div className={isOpen(choice) ? `${styles.item} ${styles.open}` : styles.item}>
      <div className="grid gap-sm min-0">
        <ProductChoice line={line} choice={choice} onChoose={onChoose} />
        {question ? (
          <AmountChoice
            question={question}
            product={match.product}
            cases={choice.cases}
            onAnswer={answer}
          />
        ) : null}
      </div>
      {match ? (
        <div className={`${styles.cases} grid gap-2xs`}>
          <QuantityInput
            label={nameOf(match.product)}
            // None yet while it is asked for: whatever is typed answers.
            value={choice.cases ?? 0}
            onChange={answer}
          />
          <CasesPrice product={match.product} cases={choice.cases ?? match.cases} />
          <Notes line={line} match={match} cases={choice.cases} inCart={inCart} placed={placed} />
        </div>
      ) : null}
      {line.doubt || line.chosen === 'market' ? (
        <LineSearch words={line.words || line.text} onChoose={onFind} />
      ) : null}
    </div>
  )
}

/** What each of so many cases costs where that is this restaurant's own price, and from how many on it falls further. */
function CasesPrice({ product, cases }: { product: OrderTextMatch['product']; cases: number }) {
  const texts = useTextsOf(orderTextTexts)
  const { dollars } = useFormat()
  const { own_price: own, price } = product
  if (!own) return null
  const isEstimate = Boolean(product.sold_by_weight)
  return (
    <p className="soft small">
      {texts.each(dollars(priceOfCases(price, own.steps, cases), isEstimate))}{' '}
      <OwnPrice own={own} cases={cases} isEstimate={isEstimate} />
    </p>
  )
}

type NotesProps = {
  line: OrderTextLine
  match: OrderTextMatch
  cases: number | undefined
  inCart: ReadonlyMap<string, number>
  placed: Placed
}

function Notes({ line, match, cases, inCart, placed }: NotesProps) {
  const texts = useTextsOf(orderTextTexts)
  const present = inCart.get(match.product.public_id) ?? 0
  const wanted = (placed.get(match.product.public_id) ?? 0) + (cases ?? 0)
  const isNew = line.chosen === 'market' && match === line.matches[0]
  const hasNote = match.note && cases === match.cases && !questionOf(line, match)
  return (
    <p className="soft">
      {match.product.supplier.name}
      {'. '}
      {isNew ? texts.isNew : null} {hasNote && match.note ? texts.notes[match.note] : null}{' '}
      {present > 0 ? texts.inCart(present, Math.max(present, wanted)) : null}
    </p>
  )
}
