import { CaseSize } from '../../components/case-size.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useLanguage, useTexts } from '../../platform/language/language.ts'
import type { PickOrder } from './pick-queries.ts'
import styles from './picking.module.css'
import { usePickingTexts } from './use-picking-texts.ts'

/** What to pick for one order: how many cases of what, as they were agreed. */
export function PickOrderView({ order }: { order: PickOrder }) {
  const { orders } = useTexts()
  const picking = usePickingTexts()
  const { moment } = useFormat()
  const language = useLanguage()
  const cases = order.lines.reduce((sum, line) => sum + line.cases, 0)
  return (
    <>
      <p className={styles.facts}>
        {order.restaurant.city}, <time dateTime={order.placed_at}>{moment(order.placed_at)}</time>
        <br />
        {picking.lines(order.lines.length)}, {orders.cases(cases)}
      </p>
      {order.status !== 'acknowledged' && (
        <Notice tone={order.status === 'pending' ? 'pending' : 'success'}>
          {picking.otherStatus[order.status]}
        </Notice>
      )}
      <ul className={styles.lines} aria-label={picking.toPick}>
        {order.lines.map((line) => (
          <li key={line.public_id} className={styles.line}>
            <span className={styles.count}>{orders.cases(line.cases)}</span>
            <span className={styles.product}>
              {language === 'fr' ? line.name_fr : line.name_en}
              <span className={styles.soft}>
                <CaseSize quantity={line.quantity_per_case} unit={line.unit} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
