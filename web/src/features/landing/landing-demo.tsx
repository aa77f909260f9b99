import { formatMoney } from '@halles/domain/money.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Money } from '../../components/money.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { ExampleCart } from './example-cart.tsx'
import styles from './landing-demo.module.css'
import { type Offer, type OfferedProduct, PICKED_FIRST, type Picked, PRODUCTS } from './offers.ts'
import { PICTURES } from './pictures.ts'

/** The product itself, small: what the demo's suppliers ask for a few products, and a cart that counts. */
export function LandingDemo() {
  const { demo } = useTexts().landing
  const [picked, setPicked] = useState<Picked>(PICKED_FIRST)
  const pick = (id: string, quantity: number) => setPicked({ ...picked, [id]: quantity })
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <div className={styles.list}>
        <header className={`${styles.heading} baseline between row`}>
          <h2 id="demo">{demo.title}</h2>
          <p>{demo.note}</p>
        </header>
        <table className={`${styles.table} mt-md full`} aria-labelledby="demo">
          <thead>
            <tr>
              <th scope="col">{demo.product}</th>
              <th scope="col">{demo.supplier}</th>
              <th scope="col">{demo.case}</th>
              <th scope="col">{demo.price}</th>
              <th scope="col">{demo.perKilo}</th>
              <td />
            </tr>
          </thead>
          {PRODUCTS.map((product) => (
            <tbody key={product.picture}>
              {product.priced.map((offer, row) => (
                <Row
                  key={offer.id}
                  offer={offer}
                  product={row === 0 ? product : undefined}
                  onAdd={() => pick(offer.id, (picked[offer.id] ?? 0) + 1)}
                />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <ExampleCart picked={picked} onPick={pick} />
    </section>
  )
}

type RowProps = {
  offer: Offer
  /** In the first row of its offers. */
  product: OfferedProduct | undefined
  onAdd: () => void
}

function Row({ offer, product, onAdd }: RowProps) {
  const { demo } = useTexts().landing
  const { decimal, dollars } = useFormat()
  const nameOf = useProductName()
  return (
    <tr data-best={offer.isBest || undefined}>
      {product ? <ProductHead product={product} /> : null}
      <th scope="row">
        <span className={styles.supplier}>
          {offer.supplier}
          <StarRating rating={offer.rating} count={offer.ratingCount} />
        </span>
      </th>
      <td data-label={demo.case}>{`${decimal(offer.quantityPerCase)} ${offer.unit}`}</td>
      <td data-label={demo.price}>
        <Money amount={formatMoney(offer.priceCents)} />
      </td>
      <td data-label={demo.perKilo}>
        <span className={styles.tag}>
          {demo.unit(dollars(offer.perKilo))}
          {offer.isBest ? <span className={`${styles.best} bold size-xs`}>{demo.best}</span> : null}
        </span>
      </td>
      <td>
        <button
          type="button"
          className={styles.add}
          aria-label={demo.add(nameOf(offer.product), offer.supplier)}
          onClick={onAdd}
        >
          <IconPlus size={20} aria-hidden />
        </button>
      </td>
    </tr>
  )
}

function ProductHead({ product }: { product: OfferedProduct }) {
  const nameOf = useProductName()
  return (
    <th scope="rowgroup" rowSpan={product.priced.length} className={styles.product}>
      <img
        src={PICTURES[product.picture]}
        width={96}
        height={96}
        loading="lazy"
        decoding="async"
        alt=""
      />
      <span>{nameOf(product)}</span>
    </th>
  )
}
