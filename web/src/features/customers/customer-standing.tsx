import { customersTexts } from '@halles/texts/pages/customers.ts'
import { useRef } from 'react'
import { AskButton } from '../../components/ask-button.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { AskedAnswer } from './asked-answer.tsx'
import { CustomerBadge } from './customer-badge.tsx'
import { type Customer, useStandingChange } from './customer-queries.ts'
import styles from './customers.module.css'

/** How a customer stands, since when, and what may become of it. */
export function CustomerStanding({ customer }: { customer: Customer }) {
  const texts = useTextsOf(customersTexts)
  const { day } = useFormat()
  const { restaurant, status, since } = customer
  const said = useRef<HTMLParagraphElement>(null)
  // The button that was pressed is gone.
  const onDone = () => said.current?.focus()
  return (
    <div className={`${styles.standing} between row gap-md center mb-lg`}>
      <p ref={said} tabIndex={-1} className="row center gap-sm">
        <CustomerBadge status={status} />
        <span className="soft">{texts.since[status](day(since))}</span>
      </p>
      {status === 'asked' ? <AskedAnswer restaurant={restaurant} onDone={onDone} /> : null}
      {status === 'open' ? <Close restaurant={restaurant} onDone={onDone} /> : null}
      {status === 'closed' ? <Reopen restaurant={restaurant} onDone={onDone} /> : null}
    </div>
  )
}

type OfRestaurant = { restaurant: Customer['restaurant']; onDone: () => void }

function Close({ restaurant: { public_id, name }, onDone }: OfRestaurant) {
  const texts = useTextsOf(customersTexts)
  const close = useStandingChange(public_id, { to: 'closed', said: texts.closed(name), onDone })
  return (
    <AskButton
      variant="default"
      size="sm"
      title={texts.closeTitle(name)}
      message={texts.closeMessage}
      confirm={texts.close}
      destructive
      change={close}
    >
      {texts.close}
    </AskButton>
  )
}

function Reopen({ restaurant: { public_id, name }, onDone }: OfRestaurant) {
  const texts = useTextsOf(customersTexts)
  const open = useStandingChange(public_id, { to: 'open', said: texts.opened(name), onDone })
  return (
    <Button size="sm" loading={open.isPending} onClick={() => open.start()}>
      {texts.reopen}
    </Button>
  )
}
