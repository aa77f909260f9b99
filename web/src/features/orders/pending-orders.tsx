import { IconReceipt } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/links.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { supplierOrdersOptions } from './order-queries.ts'

/** What a supplier wants to know first in the morning: how many orders wait for its answer. */
export function PendingOrders() {
  const { orders } = useTexts()
  const count = useInfiniteQuery(supplierOrdersOptions('pending')).data?.length
  return (
    <ButtonLink
      to="/account"
      search={{ to: 'orders' }}
      variant="default"
      leftSection={<IconReceipt size={18} aria-hidden />}
    >
      {count === undefined ? orders.tab : orders.pendingCount(count)}
    </ButtonLink>
  )
}
