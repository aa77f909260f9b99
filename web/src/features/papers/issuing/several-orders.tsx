import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import { useState } from 'react'
import { isDay } from '../../../components/day-field.tsx'
import { LabelledDay } from '../../../components/labelled-day.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { montrealDay } from '../../../platform/montreal-day.ts'
import { nowDrawn } from '../../../platform/now.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { daysOfMonth, lastWeek, monthAfter } from '../months.ts'
import papers from '../papers.module.css'
import type { OrderToInvoice } from './issuing-queries.ts'

/** A week or a month of one customer on one invoice. */
export function SeveralOrders({ orders }: { orders: readonly OrderToInvoice[] }) {
  const texts = useTextsOf(issuingTexts)
  const today = montrealDay(nowDrawn())
  const [restaurant, setRestaurant] = useState('')
  const [days, setDays] = useState(() => lastWeek(today))
  const names = new Map(orders.map(({ restaurant: { public_id, name } }) => [public_id, name]))
  const isReady = restaurant !== '' && isDay(days.from) && isDay(days.to) && days.from <= days.to
  return (
    <section className="card p-md mt-xl" aria-labelledby="several-orders">
      <h2 className="size-lg" id="several-orders">
        {texts.several}
      </h2>
      <p className="soft mb-md">{texts.severalHint}</p>
      <div className={`${papers.several} mb-md`}>
        <SelectField
          label={texts.customer}
          value={restaurant}
          onChange={({ currentTarget }) => setRestaurant(currentTarget.value)}
          options={[
            { value: '', label: texts.chooseCustomer },
            ...[...names].map(([value, label]) => ({ value, label })),
          ]}
        />
        <LabelledDay
          label={texts.from}
          value={days.from}
          error={undefined}
          onChange={(from) => setDays({ ...days, from })}
        />
        <LabelledDay
          label={texts.to}
          value={days.to}
          error={undefined}
          onChange={(to) => setDays({ ...days, to })}
        />
      </div>
      <div className="row center gap-xs-md">
        <Button variant="default" size="sm" onClick={() => setDays(lastWeek(today))}>
          {texts.week}
        </Button>
        <Button
          variant="default"
          size="sm"
          onClick={() => setDays(daysOfMonth(monthAfter(today.slice(0, 7), -1)))}
        >
          {texts.month}
        </Button>
        {isReady ? (
          <ButtonLink
            to="/supplier/invoice-draft/$restaurantPublicId"
            params={{ restaurantPublicId: restaurant }}
            search={days}
            size="sm"
          >
            {texts.showDraft}
          </ButtonLink>
        ) : (
          <Button size="sm" disabled>
            {texts.showDraft}
          </Button>
        )}
      </div>
    </section>
  )
}
