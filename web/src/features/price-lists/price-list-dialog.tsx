import { MAX_PRICE_LIST_NAME } from '@halles/domain/price-list.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { api } from '../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type PriceList, usePriceListChange } from './price-list-queries.ts'
import {
  type PriceListValues,
  priceListBody,
  priceListProblems,
  priceListValues,
} from './price-list-values.ts'

type PriceListDialogProps = {
  opened: boolean
  /** None: a new one. */
  list?: PriceList
  onClose: () => void
}

export function PriceListDialog({ opened, ...props }: PriceListDialogProps) {
  const texts = useTextsOf(priceListsTexts)
  const title = props.list ? texts.changeOf(props.list.name) : texts.add
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title}>
      <PriceListForm {...props} />
    </Dialog>
  )
}

function PriceListForm({ list, onClose }: Omit<PriceListDialogProps, 'opened'>) {
  const texts = useTextsOf(priceListsTexts)
  const form = useCheckedForm<PriceListValues>({
    initialValues: priceListValues(list, useLanguage() === 'fr'),
    check: priceListProblems,
  })
  const save = usePriceListChange({
    call: (values: PriceListValues, options) =>
      api.priceListSave(
        { ...(list && { public_id: list.public_id }), ...priceListBody(values) },
        options,
      ),
    done(_, { name }) {
      onClose()
      return texts.saved(name.trim())
    },
  })
  return (
    <DialogForm
      form={form}
      change={save}
      submit={list ? texts.save : texts.create}
      onCancel={onClose}
    >
      <TextField
        label={texts.name}
        description={texts.nameHint}
        maxLength={MAX_PRICE_LIST_NAME}
        autoComplete="off"
        data-autofocus
        {...form.field('name')}
      />
      <TextField
        label={texts.percentOff}
        description={texts.percentOffHint}
        inputMode="decimal"
        autoComplete="off"
        after="%"
        {...form.field('percent_off')}
      />
    </DialogForm>
  )
}
