import { supplierPageTexts } from '@halles/texts/pages/supplier-page.ts'
import type { ReactNode } from 'react'
import { FactList } from '../../components/fact-list.tsx'
import { Money } from '../../components/money.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { useTexts, useTextsOf } from '../../platform/language/language.ts'
import type { OfferedSupplier } from './offered-supplier-query.ts'

type OfferedSupplierFactsProps = {
  supplier: OfferedSupplier
  /** Of the restaurant that reads it, once that is known. */
  city: string | undefined
  /** What is said of its deliveries where it serves that city. */
  deliveries: ReactNode
}

export function OfferedSupplierFacts({ supplier, city, deliveries }: OfferedSupplierFactsProps) {
  const { accounts, suppliers } = useTexts()
  const texts = useTextsOf(supplierPageTexts)
  const { user, rating, rating_count } = supplier
  const isServed = city !== undefined && supplier.supplier_cities.includes(city)
  return (
    <FactList
      facts={[
        ...(rating === '0'
          ? []
          : [
              [
                suppliers.rating,
                <StarRating key="rating" rating={rating} count={rating_count} />,
              ] as const,
            ]),
        [
          accounts.email,
          <a className="standalone-link" key="email" href={`mailto:${user.email}`}>
            {user.email}
          </a>,
        ],
        [
          accounts.phone,
          <a className="standalone-link" key="phone" href={`tel:${dialled(supplier.phone_number)}`}>
            {supplier.phone_number}
          </a>,
        ],
        [accounts.address, `${supplier.address}, ${supplier.city}  ${supplier.zip_code}`],
        [accounts.personInCharge, `${user.first_name} ${user.last_name}`],
        [accounts.minimumOrder, <Money key="minimum" amount={supplier.minimum_order_price} />],
        ...(city === undefined
          ? []
          : [[texts.delivery, isServed ? deliveries : texts.doesNotDeliver(city)] as const]),
      ]}
    />
  )
}

function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}
