import { useQuery } from '@tanstack/react-query'
import { Money } from '../../components/money.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language.ts'
import { AccountFacts } from './account-facts.tsx'
import { supplierAccountOptions } from './account-queries.ts'

export function SupplierInfo() {
  const { accounts } = useTexts()
  const query = useQuery(supplierAccountOptions)
  return (
    <QueryState query={query} error={accounts.loadError}>
      {({ user, ...supplier }) => (
        <AccountFacts
          facts={[
            [accounts.supplierName, supplier.name],
            [accounts.email, user.email],
            [accounts.phone, supplier.phone_number],
            [accounts.address, supplier.address],
            [accounts.city, supplier.city],
            [accounts.zipCode, supplier.zip_code],
            [accounts.personInCharge, `${user.first_name} ${user.last_name}`],
            [accounts.minimumOrder, <Money key="minimum" amount={supplier.minimum_order_price} />],
            [accounts.citiesServed, supplier.supplier_cities.join(', ')],
          ]}
        />
      )}
    </QueryState>
  )
}
