import { supplierOrdersTexts } from '@halles/texts/pages/supplier-orders.ts'
import { IconReceipt } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import { NewOrders } from './new-orders.tsx'
import { OlderOrders } from './older-orders.tsx'
import { supplierOrdersOptions } from './order-queries.ts'
import { RestaurantGroups } from './restaurant-groups.tsx'
import type { SupplierTab } from './supplier-tabs.ts'

/** The supplier's orders of one status, grouped by restaurant; the done ones with a sum each. */
export function SupplierOrderList({ status }: { status: SupplierTab }) {
  const { orders } = useTexts()
  const query = useInfiniteQuery(supplierOrdersOptions(status))
  const sum = query.hasNextPage ? orders.groupTotalShown : orders.groupTotal
  return (
    <QueryState query={query} error={orders.loadError} toast>
      {(list) => {
        const none = <NoOrders status={status} />
        if (status === 'pending') return <NewOrders orders={list} none={none} />
        if (list.length === 0) return none
        return (
          <>
            <RestaurantGroups
              orders={list}
              sum={status === 'done' ? sum : undefined}
              isWhole={!query.hasNextPage}
            />
            <OlderOrders query={query} shown={list.length} />
          </>
        )
      }}
    </QueryState>
  )
}

function NoOrders({ status }: { status: SupplierTab }) {
  const { orders } = useTexts()
  const texts = useTextsOf(supplierOrdersTexts)
  const sentences = {
    pending: orders.noPending,
    acknowledged: orders.noAcknowledged,
    done: orders.noDone,
  }
  return (
    <EmptyState
      icon={<IconReceipt size={30} stroke={1.5} />}
      action={
        status === 'done' ? undefined : (
          <ButtonLink to="/supplier/categories/$categoryName" params={{ categoryName: 'all' }}>
            {texts.toProducts}
          </ButtonLink>
        )
      }
    >
      {sentences[status]}
    </EmptyState>
  )
}
