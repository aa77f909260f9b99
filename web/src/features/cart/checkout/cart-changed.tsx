import { formatCaseSize } from '@halles/texts/case-size.ts'
import { orderAmountsTexts } from '@halles/texts/pages/order-amounts.ts'
import { useEffect, useRef } from 'react'
import { useProductName } from '../../../components/use-product-name.ts'
import {
  useFormat,
  useLanguage,
  useTexts,
  useTextsOf,
} from '../../../platform/language/language.ts'
import type { CartDifference, Product } from './cart-differences.ts'
import styles from './checkout.module.css'

/** What is not as it was when the order was to go: read first, then ordered again. */
export function CartChanged({ differences }: { differences: readonly CartDifference[] }) {
  const { refusals } = useTexts()
  const sentenceOf = useSentence()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (differences.length > 0) note.current?.focus()
  }, [differences])
  if (differences.length === 0) return null
  return (
    <div ref={note} className={`${styles.changed} p-md mb-lg`} role="alert" tabIndex={-1}>
      <h2 className={styles.changedTitle}>{refusals.cart_changed}</h2>
      <ul>
        {differences.map((difference) => {
          const sentence = sentenceOf(difference)
          return <li key={sentence}>{sentence}</li>
        })}
      </ul>
    </div>
  )
}

function useSentence(): (difference: CartDifference) => string {
  const { changes } = useTexts().cart
  const { changes: charges } = useTextsOf(orderAmountsTexts)
  const { dollars } = useFormat()
  const nameOf = useProductName()
  const language = useLanguage()
  const caseOf = ({ quantity_per_case, unit }: Product) => {
    const { whole, rest } = formatCaseSize(language, quantity_per_case, unit)
    return whole + rest
  }
  const priceOf = ({ sold_by_weight }: Product, price: string) =>
    dollars(price, Boolean(sold_by_weight))
  return (it) => {
    switch (it.kind) {
      case 'gone':
        return changes.gone(nameOf(it.product), it.reason)
      case 'removed':
        return changes.removed(nameOf(it.product))
      case 'added':
        return changes.added(nameOf(it.product), it.quantity)
      case 'quantity':
        return changes.quantity(nameOf(it.product), it.before, it.after)
      case 'price':
        return changes.price(
          nameOf(it.product),
          priceOf(it.product, it.before),
          priceOf(it.product, it.after),
        )
      case 'case':
        return changes.case(nameOf(it.after), caseOf(it.before), caseOf(it.after))
      case 'minimum':
        return changes.minimum(it.supplier.name, dollars(it.before), dollars(it.after))
      case 'fee':
        return charges.fee(it.supplier.name, dollars(it.before), dollars(it.after))
      case 'waived':
        return it.from === null
          ? charges.neverWaived(it.supplier.name)
          : charges.waivedFrom(it.supplier.name, dollars(it.from))
      case 'deposit':
        return charges.deposit(nameOf(it.product), dollars(it.before), dollars(it.after))
    }
  }
}
