import { receivingTexts } from '@halles/texts/pages/receiving.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Facts } from '../../../components/facts.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { useFormat, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { openCreditsOptions } from '../order-queries.ts'
import styles from './receiving.module.css'

/** Credits that wait for the supplier's answer, above everything else that does. */
export function CreditRequests() {
  const texts = useTextsOf(receivingTexts)
  const { orders } = useTexts()
  const { dollars, day } = useFormat()
  const query = useQuery(openCreditsOptions)
  return (
    <QueryState query={query} error={texts.requestsError}>
      {(credits) =>
        credits.length === 0 ? null : (
          <section className={styles.requests} aria-label={texts.requests}>
            <h2>{texts.requests}</h2>
            <ul>
              {credits.map((credit) => (
                <li key={credit.public_id}>
                  <Link
                    to="/supplier/order/$supplierOrderPublicId"
                    params={{ supplierOrderPublicId: credit.order_public_id }}
                    className={styles.request}
                  >
                    <span>{texts.requestOf(credit.restaurant.name, dollars(credit.asked))}</span>
                    <span className={`${styles.soft} soft small`}>
                      <Facts>
                        {texts.deliveredOn(day(credit.day))}
                        {orders.number(credit.number)}
                      </Facts>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </QueryState>
  )
}
