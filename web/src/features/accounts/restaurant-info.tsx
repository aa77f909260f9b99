import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language.ts'
import { AccountFacts } from './account-facts.tsx'
import { restaurantAccountOptions } from './account-queries.ts'

export function RestaurantInfo() {
  const { accounts } = useTexts()
  const query = useQuery(restaurantAccountOptions)
  return (
    <QueryState query={query} error={accounts.loadError}>
      {({ user, ...restaurant }) => (
        <AccountFacts
          facts={[
            [accounts.restaurantName, restaurant.name],
            [accounts.email, user.email],
            [accounts.phone, restaurant.phone_number],
            [accounts.address, restaurant.address],
            [accounts.city, restaurant.city],
            [accounts.zipCode, restaurant.zip_code],
            [accounts.personInCharge, `${user.first_name} ${user.last_name}`],
          ]}
        />
      )}
    </QueryState>
  )
}
