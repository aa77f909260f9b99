import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { useId } from 'react'
import { useDollarSign } from '../../../components/dollar-sign.ts'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import cards from '../../../components/radio-cards.module.css'
import { typedDecimal } from '../../../components/typed-decimal.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { Balance } from './payment-queries.ts'
import { type PaymentValues, sharedAmount } from './payment-values.ts'

type PaymentSharesProps = { form: FormFields<PaymentValues>; invoices: Balance['invoices'] }

/** Which invoices a payment is for: the first due, or shares that are typed. */
export function PaymentShares({ form, invoices }: PaymentSharesProps) {
  const texts = useTextsOf(paymentsTexts)
  const id = useId()
  const { value: division, onChange } = form.field('division')
  return (
    <div>
      <p id={`${id}-label`} className="mb-xs strong">
        {texts.shares}
      </p>
      <div className={cards.cards} role="radiogroup" aria-labelledby={`${id}-label`}>
        {(['oldest', 'hand'] as const).map((one) => (
          <label key={one} className={`${cards.card} flex gap-sm align-start`}>
            <input
              type="radio"
              name={`${id}-division`}
              value={one}
              checked={division === one}
              onChange={() => onChange(one)}
            />
            <span>{one === 'oldest' ? texts.oldestFirst : texts.byHand}</span>
          </label>
        ))}
      </div>
      {division === 'hand' ? <Shares form={form} invoices={invoices} /> : null}
    </div>
  )
}

function Shares({ form, invoices }: PaymentSharesProps) {
  const texts = useTextsOf(paymentsTexts)
  const { dollars, shortDay } = useFormat()
  const amount = { inputMode: 'decimal', autoComplete: 'off', ...useDollarSign() } as const
  const shared = sharedAmount(form.values.shares)
  const paid = typedDecimal(form.values.amount)
  const isAmount = /^\d+(\.\d{1,2})?$/.test(paid)
  return (
    <div className="stack gap-sm mt-md">
      {invoices.map(({ public_id, label, balance, due_on }) => (
        <TextField
          key={public_id}
          label={texts.shareOf(label)}
          description={texts.leftDue(dollars(balance), shortDay(due_on))}
          {...amount}
          {...form.field(`shares.${public_id}`)}
          required={false}
        />
      ))}
      <p className="soft" role="status">
        {isAmount ? texts.shared(dollars(shared), dollars(paid)) : null}
      </p>
    </div>
  )
}
