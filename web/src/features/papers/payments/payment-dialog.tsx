import { MAX_REFERENCE, PAYMENT_METHODS } from '@halles/domain/papers/payment.ts'
import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { CheckBox } from '../../../components/check-box.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { useDollarSign } from '../../../components/dollar-sign.ts'
import { DialogForm } from '../../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../../components/labelled-day.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ALL_PAPERS } from '../paper-queries.ts'
import { type Balance, balanceOptions } from './payment-queries.ts'
import { PaymentShares } from './payment-shares.tsx'
import {
  type PaymentValues,
  paymentBody,
  paymentProblems,
  paymentValues,
} from './payment-values.ts'

type PaymentDialogProps = {
  opened: boolean
  restaurant: { public_id: string; name: string }
  /** The invoice that is paid first. */
  paper?: string | undefined
  onClose: () => void
}

/** A supplier notes that a customer paid. */
export function PaymentDialog({ opened, ...props }: PaymentDialogProps) {
  const texts = useTextsOf(paymentsTexts)
  const query = useQuery({ ...balanceOptions(props.restaurant.public_id), enabled: opened })
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.recordOf(props.restaurant.name)}>
      <QueryState query={query} error={texts.balancesError}>
        {(balance) => <PaymentForm {...props} balance={balance} />}
      </QueryState>
    </Dialog>
  )
}

type PaymentFormProps = Omit<PaymentDialogProps, 'opened'> & { balance: Balance }

function PaymentForm({ restaurant, paper, balance, onClose }: PaymentFormProps) {
  const texts = useTextsOf(paymentsTexts)
  const { dollars } = useFormat()
  const comma = useLanguage() === 'fr'
  const { today, invoices } = balance
  const form = useCheckedForm<PaymentValues>({
    initialValues: paymentValues({ today, comma, invoices, paper }),
    check: (values) => paymentProblems(values, restaurant.public_id, today),
  })
  const save = useChange({
    stale: ALL_PAPERS,
    staleWhenRefused: true,
    call: (values: PaymentValues, options) =>
      api.paymentSave(paymentBody(values, restaurant.public_id), options),
    done({ amount }) {
      onClose()
      return texts.saved(dollars(amount))
    },
  })
  const isRefund = form.values.refund === 'yes'
  return (
    <DialogForm
      form={form}
      change={save}
      places={{ payment_above_balance: 'amount' }}
      submit={texts.save}
      onCancel={onClose}
    >
      <p className="soft">{texts.openInAll(dollars(balance.open))}</p>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        {...useDollarSign()}
        {...form.field('amount')}
      />
      <LabelledDay label={texts.paidOn} max={today} {...form.field('paid_on')} />
      <SelectField
        label={texts.method}
        options={PAYMENT_METHODS.map((value) => ({ value, label: texts.methods[value] }))}
        {...form.field('method')}
      />
      <TextField
        label={texts.reference}
        description={texts.referenceHint}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
        {...form.field('reference')}
        required={false}
      />
      {balance.credit === '0.00' ? null : (
        <div>
          <CheckBox
            label={texts.refund}
            checked={isRefund}
            onChange={(checked) => form.field('refund').onChange(checked ? 'yes' : '')}
          />
          <p className="soft small">{texts.refundHint}</p>
        </div>
      )}
      {isRefund || invoices.length === 0 ? null : <PaymentShares form={form} invoices={invoices} />}
    </DialogForm>
  )
}
