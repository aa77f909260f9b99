import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import styles from './pick-list.module.css'
import type { PickList } from './pick-queries.ts'
import { PickedLines } from './picked-lines.tsx'

/** A sheet of paper for each order: what to pick for it, and where it goes. */
export function PickSheets({ list }: { list: PickList }) {
  const { orders } = useTexts()
  const texts = useTextsOf(pickingTexts)
  const { moment } = useFormat()
  return (
    <div className={styles.paperOnly}>
      {list.orders.map((order) => {
        const lines = list.products.flatMap((product) =>
          product.lines
            .filter((line) => line.supplier_order_public_id === order.public_id)
            .map(({ public_id, cases, weighing, lots }) => ({
              ...product,
              public_id,
              cases,
              weighing,
              lots,
            })),
        )
        const cases = lines.reduce((sum, line) => sum + line.cases, 0)
        return (
          <section key={order.public_id} className={styles.sheet}>
            <p className={styles.kind}>{texts.sheet}</p>
            <h2 className={styles.restaurant}>{order.restaurant.name}</h2>
            <p className={`${styles.facts} center gap-0-md soft row`}>
              {orders.number(order.number)}
              <span>{order.restaurant.city}</span>
              <span>{moment(order.placed_at)}</span>
              <span>{texts.lines(lines.length)}</span>
              <span>{orders.cases(cases)}</span>
            </p>
            <PickedLines lines={lines} />
          </section>
        )
      })}
    </div>
  )
}
