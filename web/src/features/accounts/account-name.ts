import { useQuery } from '@tanstack/react-query'
import type { Viewer } from '../../platform/session/viewer.ts'
import { restaurantAccountOptions, supplierAccountOptions } from './account-queries.ts'

/** The business's name for the header; undefined for those who have none and until it is known. */
export function useAccountName(viewer: Viewer): string | undefined {
  const restaurant = useQuery({ ...restaurantAccountOptions, enabled: viewer === 'restaurant' })
  const supplier = useQuery({ ...supplierAccountOptions, enabled: viewer === 'supplier' })
  if (viewer === 'restaurant') return restaurant.data?.name
  return viewer === 'supplier' ? supplier.data?.name : undefined
}
