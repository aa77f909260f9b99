import { papersTexts } from '@halles/texts/pages/papers.ts'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/links.tsx'
import { Money } from '../../components/money.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { PaperBadge } from './paper-badge.tsx'
import { OrderFiles } from './paper-files.tsx'
import { PaperLink } from './paper-link.tsx'
import { orderPapersOptions, type PaperSide } from './paper-queries.ts'
import styles from './papers.module.css'

type OrderPapersProps = {
  side: PaperSide
  /** Of a supplier's order, which both sides name alike. */
  order: string
  /** Whom the supplier can invoice for it. */
  restaurant?: string | undefined
}

/** At the end of an order: its invoice, the credit notes on it, and what can be printed of it. */
export function OrderPapers({ side, order, restaurant }: OrderPapersProps) {
  const texts = useTextsOf(papersTexts)
  const { data } = useQuery(orderPapersOptions(order))
  const papers = data?.results ?? []
  return (
    <section className="mt-lg" aria-label={texts.ofOrder}>
      <h2 className="size-lg mb-xs">{texts.ofOrder}</h2>
      {papers.length === 0 ? null : (
        <ul className={`${styles.list} mb-sm`}>
          {papers.map(({ public_id, kind, label, total, state }) => (
            <li key={public_id} className={styles.item}>
              <PaperLink side={side} publicId={public_id} className={styles.row ?? ''}>
                <span className="bold anywhere">
                  {texts.kinds[kind]} {label}
                </span>
                <span className={styles.sum}>
                  <span className="bold block">
                    <Money amount={total} />
                  </span>
                  {state === null ? null : <PaperBadge state={state} />}
                </span>
              </PaperLink>
            </li>
          ))}
        </ul>
      )}
      <div className="row center gap-xs">
        {restaurant !== undefined && data?.results.length === 0 ? (
          <ButtonLink
            size="sm"
            to="/supplier/invoice-draft/$restaurantPublicId"
            params={{ restaurantPublicId: restaurant }}
            search={{ orders: order }}
          >
            {texts.invoiceIt}
          </ButtonLink>
        ) : null}
        <OrderFiles side={side} order={order} />
      </div>
    </section>
  )
}
