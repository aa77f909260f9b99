import { IconPackage, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/links.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { supplierOrderCountsOptions } from './order-queries.ts'
import { useSupplierOrdersTexts } from './use-supplier-orders-texts.ts'

/** What a supplier wants to know first in the morning: what waits for its answer, and what is to be picked. */
export function WorkSummary() {
  const { orders } = useTexts()
  const words = useSupplierOrdersTexts()
  const counts = useQuery(supplierOrderCountsOptions).data
  return (
    <>
      <ButtonLink
        to="/account"
        search={{ to: 'orders' }}
        variant={counts?.pending ? 'filled' : 'default'}
        leftSection={<IconReceipt size={18} aria-hidden />}
      >
        {counts ? words.newOrders(counts.pending) : orders.tab}
      </ButtonLink>
      <ButtonLink
        to="/supplier/pick"
        variant="default"
        leftSection={<IconPackage size={18} aria-hidden />}
      >
        {counts ? words.toPick(counts.acknowledged) : words.pickList}
      </ButtonLink>
    </>
  )
}
