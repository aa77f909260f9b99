import { formatCaseSize } from '@halles/texts/case-size.ts'
import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { NativeSelect } from '@mantine/core'
import { AnchorLink } from '../../components/links.tsx'
import { QuantityInput } from '../../components/quantity-input.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useLanguage, useTextsOf } from '../../platform/language/language.ts'
import styles from './typed-order.module.css'
import type { Choice, OrderTextLine, OrderTextMatch } from './typed-order.ts'

type OrderItemProps = {
  line: OrderTextLine
  choice: Choice
  inCart: ReadonlyMap<string, number>
  onChoose: (choice: Choice) => void
}

const LEFT_OUT = '-'

/** A typed item: the product that it means, to be chosen where that is in doubt, and how many cases. */
export function OrderItem({ line, choice, inCart, onChoose }: OrderItemProps) {
  const texts = useTextsOf(orderTextTexts)
  const describe = useMatchDescription()
  const nameOf = useProductName()
  const match = line.matches.find(({ product }) => product.public_id === choice.productId)
  const isOpen = choice.productId === undefined

  function choose(value: string) {
    const chosen = line.matches.find(({ product }) => product.public_id === value)
    if (value === LEFT_OUT) onChoose({ ...choice, productId: '' })
    else if (chosen) onChoose({ productId: value, cases: chosen.cases })
  }
  if (line.matches.length === 0) return <NotFound line={line} />
  return (
    <div className={isOpen ? `${styles.item} ${styles.open}` : styles.item}>
      <NativeSelect
        size="md"
        className={styles.product}
        label={<q className={styles.typed}>{line.text}</q>}
        description={isOpen && line.doubt ? texts.doubts[line.doubt] : undefined}
        value={choice.productId === '' ? LEFT_OUT : (choice.productId ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={[
          ...(isOpen ? [{ value: '', label: texts.choose }] : []),
          ...line.matches.map((one) => ({ value: one.product.public_id, label: describe(one) })),
          { value: LEFT_OUT, label: texts.leaveOut },
        ]}
      />
      {match ? (
        <div className={styles.cases}>
          <QuantityInput
            label={nameOf(match.product)}
            value={choice.cases}
            onChange={(cases) => onChoose({ ...choice, cases })}
          />
          <Notes match={match} cases={choice.cases} inCart={inCart} />
        </div>
      ) : null}
    </div>
  )
}

function Notes({
  match,
  cases,
  inCart,
}: {
  match: OrderTextMatch
  cases: number
  inCart: ReadonlyMap<string, number>
}) {
  const texts = useTextsOf(orderTextTexts)
  const present = inCart.get(match.product.public_id) ?? 0
  return (
    <p className={styles.note}>
      {match.product.supplier.name}
      {'. '}
      {match.note && cases === match.cases ? texts.notes[match.note] : null}{' '}
      {present > 0 ? texts.inCart(present, Math.max(present, cases)) : null}
    </p>
  )
}

function NotFound({ line }: { line: OrderTextLine }) {
  const texts = useTextsOf(orderTextTexts)
  return (
    <p className={`${styles.other} ${styles.open}`}>
      <q className={styles.typed}>{line.text}</q> {texts.doubts.not_found}{' '}
      <AnchorLink
        underline="always"
        to="/categories/$categoryName"
        params={{ categoryName: 'all' }}
        search={{ search: line.words }}
      >
        {texts.searchCatalogue}
      </AnchorLink>
    </p>
  )
}

/** "Oignons jaunes, 25 lb, 38,29 $, Primeurs du Nord". */
function useMatchDescription() {
  const nameOf = useProductName()
  const language = useLanguage()
  const { dollars } = useFormat()
  return ({ product }: OrderTextMatch) => {
    const { whole, rest } = formatCaseSize(language, product.quantity_per_case, product.unit)
    return `${nameOf(product)} · ${whole}${rest} · ${dollars(product.price)} · ${product.supplier.name}`
  }
}
