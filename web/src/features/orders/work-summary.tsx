import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconPackage, IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '../../components/links.tsx'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { supplierOrderCountsOptions } from './order-queries.ts'

export function WorkSummary() {
  const { orders } = useTexts()
  const texts = useTextsOf(supplierOrdersTexts)
  const counts = useQuery(supplierOrderCountsOptions).data
  return (
    <>
      <ButtonLink
        to="/supplier/orders"
        variant={counts?.pending ? 'filled' : 'default'}
        icon={<IconReceipt size={18} aria-hidden />}
      >
        {counts ? texts.newOrders(counts.pending) : orders.tab}
      </ButtonLink>
      <ButtonLink
        to="/supplier/pick"
        variant="default"
        icon={<IconPackage size={18} aria-hidden />}
      >
        {counts ? texts.toPick(counts.acknowledged) : texts.pickList}
      </ButtonLink>
    </>
  )
}
