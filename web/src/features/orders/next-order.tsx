import { IconArrowRight, IconPackage } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/links.tsx'
import styles from './next-order.module.css'
import { supplierOrdersOptions } from './order-queries.ts'
import { useSupplierOrdersTexts } from './use-supplier-orders-texts.ts'

/** Where to go from an order that was just answered: to the one that has waited longest, or to picking. */
export function NextOrder() {
  const words = useSupplierOrdersTexts()
  const { data: waiting, isFetching } = useInfiniteQuery(supplierOrdersOptions('pending'))
  // Until it is fetched again, the list has the order that was answered.
  if (!waiting || isFetching) return null
  const next = waiting.at(-1)
  return (
    <span className={styles.next}>
      <span role="status">{next ? words.left(waiting.length) : words.allAnswered}</span>
      {next ? (
        <ButtonLink
          to="/supplier/order/$supplierOrderPublicId"
          params={{ supplierOrderPublicId: next.public_id }}
          rightSection={<IconArrowRight size={18} aria-hidden />}
        >
          {words.next(next.restaurant.name)}
        </ButtonLink>
      ) : (
        <ButtonLink to="/supplier/pick" leftSection={<IconPackage size={18} aria-hidden />}>
          {words.pickList}
        </ButtonLink>
      )}
    </span>
  )
}
