import { formatCaseSize } from '@halles/texts/case-size.ts'
import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { priceOfCases } from '../../components/price-of-cases.ts'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import type { OrderTextLine, OrderTextMatch } from './order-text-line.ts'
import styles from './typed-order.module.css'
import { type Choice, chooseMatch, LEFT_OUT } from './typed-order.ts'

type ProductChoiceProps = {
  line: OrderTextLine
  choice: Choice
  onChoose: (choice: Choice) => void
}

const LEAVE_OUT = '-'

/** The product that a line means, the likeliest first. */
export function ProductChoice({ line, choice: { productId }, onChoose }: ProductChoiceProps) {
  const texts = useTextsOf(orderTextTexts)
  const describe = useMatchDescription()
  const isOpen = productId === undefined
  function choose(value: string) {
    const match = line.matches.find(({ product }) => product.public_id === value)
    if (value === LEAVE_OUT) onChoose(LEFT_OUT)
    else if (match) onChoose(chooseMatch(line, match))
  }
  return (
    <SelectField
      className={styles.product}
      label={<q className={`${styles.typed} strong anywhere`}>{line.text}</q>}
      description={isOpen && line.doubt ? texts.doubts[line.doubt] : undefined}
      value={productId === LEFT_OUT.productId ? LEAVE_OUT : (productId ?? '')}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      options={[
        ...(isOpen ? [{ value: '', label: texts.choose }] : []),
        ...line.matches.map((one) => ({ value: one.product.public_id, label: describe(one) })),
        { value: LEAVE_OUT, label: texts.leaveOut },
      ]}
    />
  )
}

/** "Oignons jaunes, 25 lb, 38,29 $, Primeurs du Nord": at what so many cases of it cost. */
function useMatchDescription() {
  const nameOf = useProductName()
  const language = useLanguage()
  const { dollars } = useFormat()
  return ({ product, cases }: OrderTextMatch) => {
    const { whole, rest } = formatCaseSize(language, product.quantity_per_case, product.unit)
    const price = priceOfCases(product.price, product.own_price?.steps, cases)
    return `${nameOf(product)} · ${whole}${rest} · ${dollars(price, Boolean(product.sold_by_weight))} · ${product.supplier.name}`
  }
}
