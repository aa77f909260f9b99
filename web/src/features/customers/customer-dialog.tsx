import { MAX_CUSTOMER_CODE, MAX_CUSTOMER_NOTE } from '@halles/domain/customer.ts'
import { customersTexts } from '@halles/texts/pages/customers.ts'
import { Dialog } from '../../components/dialog.tsx'
import { useDollarSign } from '../../components/dollar-sign.ts'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Customer, staleWith } from './customer-queries.ts'
import {
  type CustomerValues,
  customerBody,
  customerPath,
  customerProblems,
  customerValues,
} from './customer-values.ts'

type CustomerDialogProps = { opened: boolean; customer: Customer; onClose: () => void }

export function CustomerDialog({ opened, ...props }: CustomerDialogProps) {
  const texts = useTextsOf(customersTexts)
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.changeAgreed}>
      <CustomerForm {...props} />
    </Dialog>
  )
}

function CustomerForm({ customer, onClose }: Omit<CustomerDialogProps, 'opened'>) {
  const texts = useTextsOf(customersTexts)
  const { public_id: restaurant_public_id } = customer.restaurant
  const form = useCheckedForm<CustomerValues>({
    initialValues: customerValues(customer, useLanguage() === 'fr'),
    check: customerProblems,
    pathOf: customerPath,
  })
  const save = useChange({
    ...staleWith(restaurant_public_id),
    call: (values: CustomerValues, options) =>
      api.customerSave({ restaurant_public_id, ...customerBody(values) }, options),
    done() {
      onClose()
      return texts.saved
    },
  })
  return (
    <DialogForm form={form} change={save} submit={texts.save} onCancel={onClose}>
      <TextField
        label={texts.customerNumber}
        description={texts.customerNumberHint}
        maxLength={MAX_CUSTOMER_CODE}
        autoComplete="off"
        data-autofocus
        {...form.field('code')}
        required={false}
      />
      <TextField
        label={texts.minimum}
        description={texts.minimumHint}
        inputMode="decimal"
        autoComplete="off"
        {...useDollarSign()}
        {...form.field('minimum')}
        required={false}
      />
      <TextField
        label={texts.termsDays}
        description={texts.termsHint}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('terms')}
        required={false}
      />
      <TextArea
        label={texts.note}
        description={texts.noteHint}
        maxLength={MAX_CUSTOMER_NOTE}
        {...form.field('note')}
        required={false}
      />
    </DialogForm>
  )
}
