import { MAX_CUSTOMER_CODE, MAX_CUSTOMER_NOTE } from '@halles/domain/customer.ts'
import { customersTexts } from '@halles/texts/pages/customers.ts'
import { Dialog } from '../../components/dialog.tsx'
import { useDollarSign } from '../../components/dollar-sign.ts'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { SelectField } from '../../ui/select-field.tsx'
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

export type PriceListName = NonNullable<Customer['price_list']>

type CustomerDialogProps = {
  opened: boolean
  customer: Customer
  /** The supplier's own, as far as they are known. */
  priceLists: readonly PriceListName[]
  onClose: () => void
}

export function CustomerDialog({ opened, ...props }: CustomerDialogProps) {
  const texts = useTextsOf(customersTexts)
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.changeAgreed}>
      <CustomerForm {...props} />
    </Dialog>
  )
}

function CustomerForm({ customer, priceLists, onClose }: Omit<CustomerDialogProps, 'opened'>) {
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
      <SelectField
        label={texts.priceList}
        options={[
          { value: '', label: texts.noPriceList },
          ...withOwn(priceLists, customer.price_list).map(({ public_id, name }) => ({
            value: public_id,
            label: name,
          })),
        ]}
        {...form.field('price_list')}
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

/** The one that it has stands there before the others are known. */
function withOwn(lists: readonly PriceListName[], own: PriceListName | null) {
  const isThere = lists.some(({ public_id }) => public_id === own?.public_id)
  return own && !isThere ? [own, ...lists] : lists
}
