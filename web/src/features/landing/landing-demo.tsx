import { formatMoney } from '@halles/domain/money.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Money } from '../../components/money.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { ExampleCart } from './example-cart.tsx'
import styles from './landing-demo.module.css'
import { OFFERS, type Picked } from './offers.ts'

/** The product itself, small: three prices for one thing, and a cart that counts. */
export function LandingDemo() {
  const { demo } = useTexts().landing
  const [picked, setPicked] = useState<Picked>({ 'Viandes du Faubourg': 1 })
  const pick = (supplier: string, quantity: number) =>
    setPicked({ ...picked, [supplier]: quantity })
  return (
    <section className={styles.demo} aria-labelledby="demo">
      <div className={styles.list}>
        <header className={`${styles.heading} baseline between row`}>
          <h2 id="demo">{demo.title}</h2>
          <p>{demo.note}</p>
        </header>
        <table className={`${styles.table} mt-md full`}>
          <caption>{demo.product}</caption>
          <thead>
            <tr>
              <th scope="col">{demo.supplier}</th>
              <th scope="col">{demo.case}</th>
              <th scope="col">{demo.price}</th>
              <th scope="col">{demo.perKilo}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {OFFERS.map((offer) => (
              <Row
                key={offer.supplier}
                offer={offer}
                onAdd={() => pick(offer.supplier, (picked[offer.supplier] ?? 0) + 1)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <ExampleCart picked={picked} onPick={pick} />
    </section>
  )
}

function Row({ offer, onAdd }: { offer: (typeof OFFERS)[number]; onAdd: () => void }) {
  const { demo } = useTexts().landing
  const { decimal, dollars } = useFormat()
  return (
    <tr data-best={offer.isBest || undefined}>
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
          aria-label={demo.add(offer.supplier)}
          onClick={onAdd}
        >
          <IconPlus size={20} aria-hidden />
        </button>
      </td>
    </tr>
  )
}
