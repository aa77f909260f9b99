import { customersTexts } from '@halles/texts/pages/customers.ts'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../components/fact-list.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Money } from '../../components/money.tsx'
import { useMountOnFirstOpen } from '../../components/mount-on-open.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import type { PriceListName } from './customer-dialog.tsx'
import type { Customer } from './customer-queries.ts'
import { CustomerStanding } from './customer-standing.tsx'
import styles from './customers.module.css'

const CustomerDialog = lazyComponent(
  async () => (await import('./customer-dialog.tsx')).CustomerDialog,
)

type CustomerViewProps = {
  customer: Customer
  priceLists: readonly PriceListName[]
  /** Its last ones. */
  orders: ReactNode
}

/** A customer as its supplier knows it. */
export function CustomerView({ customer, priceLists, orders }: CustomerViewProps) {
  const texts = useTextsOf(customersTexts)
  return (
    <>
      <CustomerStanding customer={customer} />
      <div className={`${styles.sections} grid gap-lg`}>
        <Section title={texts.sales}>
          <Sales customer={customer} />
        </Section>
        <Agreed customer={customer} priceLists={priceLists} />
        <Section title={texts.lastOrders} isWide>
          {customer.last_orders.length === 0 ? <p className="soft">{texts.noOrders}</p> : orders}
        </Section>
        <Section title={texts.restaurant} isWide>
          <Contact restaurant={customer.restaurant} />
        </Section>
      </div>
    </>
  )
}

type SectionProps = { title: string; action?: ReactNode; isWide?: true; children: ReactNode }

function Section({ title, action, isWide, children }: SectionProps) {
  return (
    <section className="min-0" data-wide={isWide}>
      <div className={`${styles.head} between row gap-md center`}>
        <h2 className="size-lg">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

function Sales({ customer }: { customer: Customer }) {
  const texts = useTextsOf(customersTexts)
  const { day } = useFormat()
  const { month, year, last_ordered: last } = customer
  const sum = ({ orders, total, is_estimate }: Customer['year']) => (
    <>
      <span className="bold">
        <Money amount={total} isEstimate={is_estimate} />
      </span>
      <span className="soft">, {texts.orders(orders)}</span>
    </>
  )
  return (
    <FactList
      facts={[
        [texts.month, sum(month)],
        [texts.yearTotal, sum(year)],
        ...(last === null ? [] : [[texts.lastDay, day(last)] as const]),
      ]}
    />
  )
}

function Agreed({ customer, priceLists }: Omit<CustomerViewProps, 'orders'>) {
  const texts = useTextsOf(customersTexts)
  const [isEditing, setEditing] = useState(false)
  const isMounted = useMountOnFirstOpen(isEditing)
  const { code, minimum_order_price: minimum, terms_days: terms, note, price_list } = customer
  const missing = (word: string) => <span className="soft">{word}</span>
  return (
    <Section
      title={texts.agreed}
      action={
        <Button
          variant="default"
          size="sm"
          aria-label={texts.changeAgreed}
          onClick={() => setEditing(true)}
        >
          {texts.change}
        </Button>
      }
    >
      <FactList
        facts={[
          [texts.customerNumber, code === '' ? missing(texts.noCode) : code],
          [
            texts.minimum,
            minimum === null ? (
              missing(texts.usualMinimum)
            ) : (
              <Money key="minimum" amount={minimum} />
            ),
          ],
          [
            texts.priceList,
            price_list === null ? (
              missing(texts.noPriceList)
            ) : (
              <Link
                key="price_list"
                to="/supplier/price-lists/$priceListPublicId"
                params={{ priceListPublicId: price_list.public_id }}
                className="standalone-link anywhere"
              >
                {price_list.name}
              </Link>
            ),
          ],
          [texts.terms, terms === null ? missing(texts.none) : texts.termsIn(terms)],
          [
            texts.note,
            note === '' ? (
              missing(texts.none)
            ) : (
              <span key="note" className={styles.note}>
                {note}
              </span>
            ),
          ],
        ]}
      />
      {isMounted ? (
        <CustomerDialog
          opened={isEditing}
          customer={customer}
          priceLists={priceLists}
          onClose={() => setEditing(false)}
        />
      ) : null}
    </Section>
  )
}

function Contact({ restaurant }: Pick<Customer, 'restaurant'>) {
  const texts = useTextsOf(customersTexts)
  const { address, city, zip_code: zipCode, phone_number: phone, user } = restaurant
  return (
    <FactList
      facts={[
        [texts.address, `${address}, ${city} ${zipCode}`],
        [
          texts.phone,
          <a className="standalone-link" key="phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            {phone}
          </a>,
        ],
        [
          texts.email,
          <a className="standalone-link" key="email" href={`mailto:${user.email}`}>
            {user.email}
          </a>,
        ],
      ]}
    />
  )
}
