import { useQuery } from '@tanstack/react-query'
import type { Viewer } from '../../platform/session/viewer.ts'
import { restaurantAccountOptions, supplierAccountOptions } from './account-queries.ts'

/** The account of the business that is acted for; undefined for those who have none and until it is known. */
function useAccount(viewer: Viewer) {
  const restaurant = useQuery({ ...restaurantAccountOptions, enabled: viewer === 'restaurant' })
  const supplier = useQuery({ ...supplierAccountOptions, enabled: viewer === 'supplier' })
  if (viewer === 'restaurant') return restaurant.data
  return viewer === 'supplier' ? supplier.data : undefined
}

/** The business's name; undefined for those who have none and until it is known. */
export function useAccountName(viewer: Viewer): string | undefined {
  return useAccount(viewer)?.name
}

/** Whom a member asks for what only owners may do: the person in charge. */
export function usePersonInCharge(viewer: Viewer): string | undefined {
  const user = useAccount(viewer)?.user
  return user && `${user.first_name} ${user.last_name}`
}
