import { supplierPageTexts } from '@halles/texts/pages/supplier-page.ts'
import type { ReactNode } from 'react'
import { FactList } from '../../components/fact-list.tsx'
import { Money } from '../../components/money.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useChange } from '../../components/use-change.ts'
import { api, errorMessage } from '../../platform/api/api.ts'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { type OfferedSupplier, offeredSupplierOptions } from './offered-supplier-query.ts'
import styles from './own-terms.module.css'

type OwnTermsProps = {
  id: string
  supplier: OfferedSupplier
  /** Whether it delivers to the restaurant's city. */
  isServed: boolean
}

/** How the restaurant stands with a supplier, and what is agreed. */
export function OwnTerms({ id, supplier, isServed }: OwnTermsProps) {
  const { accounts } = useTexts()
  const { terms: texts } = useTextsOf(supplierPageTexts)
  const { code = '', terms_days: days = null } = supplier
  return (
    <section className={styles.terms}>
      <h2>{texts.title}</h2>
      <FactList
        facts={[
          [texts.account, <Account key="account" {...{ id, supplier, isServed }} />],
          ...(code === '' ? [] : [[texts.code, code] as const]),
          [accounts.minimumOrder, <Money key="minimum" amount={supplier.minimum_order_price} />],
          ...(days === null ? [] : [[texts.payment, texts.paidWithin(days)] as const]),
        ]}
      />
    </section>
  )
}

function Account({ id, supplier, isServed }: OwnTermsProps) {
  const { terms: texts } = useTextsOf(supplierPageTexts)
  const { moment } = useFormat()
  // An answer that this device has stored from before there were accounts has none.
  const { account = 'none', account_since: since, open_to = 'everyone', phone_number } = supplier
  const isForCustomers = open_to === 'customers'
  switch (account) {
    case 'open':
      return <StatusBadge tone="accepted">{texts.open}</StatusBadge>
    case 'closed':
      return (
        <State badge={<StatusBadge tone="cancelled">{texts.closed}</StatusBadge>}>
          {texts.closedNext}{' '}
          <a className="standalone-link" href={`tel:${phone_number.replace(/[^\d+]/g, '')}`}>
            {phone_number}
          </a>
        </State>
      )
    case 'asked':
      return (
        <State
          badge={
            <StatusBadge tone="pending">{texts.asked(since ? moment(since) : '')}</StatusBadge>
          }
        >
          {isForCustomers ? texts.askedNext : texts.askedOfEveryone}
        </State>
      )
    case 'none':
      if (!isForCustomers) return texts.noneOfEveryone
      return isServed ? <Ask id={id} name={supplier.name} /> : texts.customersOnly
  }
}

function Ask({ id, name }: { id: string; name: string }) {
  const { terms: texts } = useTextsOf(supplierPageTexts)
  const ask = useChange({
    call: (_: undefined, options) => api.supplierAsk({ supplier_public_id: id }, options),
    stale: offeredSupplierOptions(id).queryKey,
    staleWhenRefused: true,
    waitsForStale: true,
    done: texts.sent(name),
    failed: errorMessage,
  })
  return (
    <div className="stack align-start gap-sm">
      <p>
        {texts.customersOnly} {texts.askNext}
      </p>
      <Button loading={ask.isPending} onClick={() => ask.start(undefined)}>
        {texts.ask}
      </Button>
    </div>
  )
}

function State({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <div className="stack align-start gap-xs">
      {badge}
      <p>{children}</p>
    </div>
  )
}
