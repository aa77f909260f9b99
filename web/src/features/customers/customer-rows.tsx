import { customersTexts } from '@halles/texts/pages/customers.ts'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Facts } from '../../components/facts.tsx'
import { Money } from '../../components/money.tsx'
import rows from '../../components/rows.module.css'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { AskedAnswer } from './asked-answer.tsx'
import { CustomerBadge } from './customer-badge.tsx'
import type { ListedCustomer } from './customer-queries.ts'
import styles from './customers.module.css'

/** One page of customers; who asks for an account is answered in its row. */
export function CustomerRows({ customers }: { customers: readonly ListedCustomer[] }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} tabIndex={-1} className={rows.list}>
      {customers.map((customer) => (
        <li key={customer.restaurant.public_id} className={rows.item}>
          <CustomerLink customer={customer} />
          {customer.status === 'asked' ? (
            <div className={styles.answer}>
              <AskedAnswer restaurant={customer.restaurant} onDone={() => list.current?.focus()} />
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function CustomerLink({ customer }: { customer: ListedCustomer }) {
  const texts = useTextsOf(customersTexts)
  const { shortDay } = useFormat()
  const { restaurant, status, code, orders, last_ordered: last, price_list: priceList } = customer
  return (
    <Link
      to="/supplier/customers/$restaurantPublicId"
      params={{ restaurantPublicId: restaurant.public_id }}
      className={rows.row}
    >
      <span className="min-0">
        <span className="bold anywhere">{restaurant.name}</span>{' '}
        <span className="soft">{restaurant.city}</span>
        <span className="block soft">
          <Facts>
            {code === '' ? null : texts.code(code)}
            {texts.orders(orders)}
            {last === null ? null : texts.lastOrdered(shortDay(last))}
            {priceList === null ? null : texts.onPriceList(priceList.name)}
          </Facts>
        </span>
        {status === 'open' ? null : <CustomerBadge status={status} />}
      </span>
      <span className={rows.sum}>
        <span className="bold">
          <Money amount={customer.year_total} isEstimate={customer.is_estimate} />
        </span>
        <span className="soft small block">{texts.yearTotal}</span>
      </span>
    </Link>
  )
}
