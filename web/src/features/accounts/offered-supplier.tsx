import { supplierPageTexts } from '@halles/texts/pages/supplier-page.ts'
import type { ReactNode } from 'react'
import { FactList } from '../../components/fact-list.tsx'
import { StarRating } from '../../components/star-rating.tsx'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
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
  // An answer that this device has stored from before there were certificates has none.
  const { user, rating, rating_count, certificates = [] } = supplier
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
        ...(city === undefined
          ? []
          : [[texts.delivery, isServed ? deliveries : texts.doesNotDeliver(city)] as const]),
        ...(certificates.length === 0
          ? []
          : [
              [
                texts.certificates,
                <Certificates key="certificates" certificates={certificates} />,
              ] as const,
            ]),
      ]}
    />
  )
}

/** Those in force, as the supplier states them. */
function Certificates({ certificates }: Pick<OfferedSupplier, 'certificates'>) {
  const texts = useTextsOf(supplierPageTexts)
  const { day } = useFormat()
  return (
    <ul className="grid gap-2xs">
      {certificates.map(({ mark, body, number, until_day }) => (
        <li key={mark}>{texts.certificate(texts.marks[mark], body, number, day(until_day))}</li>
      ))}
    </ul>
  )
}

function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}
