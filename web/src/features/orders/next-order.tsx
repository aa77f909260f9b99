import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconArrowRight, IconPackage } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/links.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './next-order.module.css'
import { supplierOrdersOptions } from './order-queries.ts'

/** Where to go from an order that was just answered: to the one that has waited longest, or to picking. */
export function NextOrder() {
  const texts = useTextsOf(supplierOrdersTexts)
  const { data: waiting, isFetching } = useInfiniteQuery(supplierOrdersOptions('pending'))
  // Until it is fetched again, the list has the order that was answered.
  if (!waiting || isFetching) return null
  const next = waiting.at(-1)
  return (
    <span className={styles.next}>
      <span role="status">{next ? texts.left(waiting.length) : texts.allAnswered}</span>
      {next ? (
        <ButtonLink
          to="/supplier/order/$supplierOrderPublicId"
          params={{ supplierOrderPublicId: next.public_id }}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {texts.next(next.restaurant.name)}
        </ButtonLink>
      ) : (
        <ButtonLink to="/supplier/pick" leftSection={<IconPackage size={18} aria-hidden />}>
          {texts.pickList}
        </ButtonLink>
      )}
    </span>
  )
}
