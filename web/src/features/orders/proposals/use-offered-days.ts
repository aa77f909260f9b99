import { useQuery } from '@tanstack/react-query'
import { api } from '../../../platform/api/api.ts'
import type { SupplierOrder } from '../order-queries.ts'

/** The days that restaurants in the order's city are offered now, without the one that is agreed; none where no zone has it. */
export function useOfferedDays({ supplierOrder }: SupplierOrder) {
  const { restaurant, delivery } = supplierOrder
  return useQuery({
    queryKey: ['days-to-propose'],
    queryFn: ({ signal }) => api.getDeliveryRules({}, { signal }),
    select: ({ zones }) =>
      (zones.find(({ cities }) => cities.includes(restaurant.city))?.next_days ?? [])
        .map(({ day }) => day)
        .filter((day) => day !== delivery?.day),
  })
}
