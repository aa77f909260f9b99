import { formatRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import type { Tax } from '@halles/domain/tax/tax-class.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../components/labelled-day.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import { registrationProblems } from './registration-values.ts'
import { type TaxRegistration, useRegistrationChange } from './tax-queries.ts'

type RegistrationDialogProps = {
  opened: boolean
  tax: Tax
  /** None: a new one. */
  registration?: TaxRegistration
  today: string
  onClose: () => void
}

export function RegistrationDialog({ opened, ...props }: RegistrationDialogProps) {
  const texts = useTextsOf(taxesTexts)
  const { tax, registration, onClose } = props
  const title = registration
    ? texts.correctOf(formatRegistrationNumber(registration.number))
    : texts.addOf(texts.taxes[tax])
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <RegistrationForm {...props} />
    </Dialog>
  )
}

function RegistrationForm(props: Omit<RegistrationDialogProps, 'opened'>) {
  const { tax, registration, today, onClose } = props
  const texts = useTextsOf(taxesTexts)
  const form = useCheckedForm({
    initialValues: {
      number: registration ? formatRegistrationNumber(registration.number) : '',
      from_day: registration?.from_day ?? today,
    },
    check: (values) => registrationProblems({ tax, ...values }),
  })
  const save = useRegistrationChange(
    (values: typeof form.values, options) =>
      api.taxRegistrationSave(
        { ...(registration && { public_id: registration.public_id }), tax, ...values },
        options,
      ),
    { tax, onClose },
  )
  return (
    <DialogForm
      form={form}
      change={save}
      places={{ tax_registration_overlaps: 'from_day' }}
      submit={texts.save}
      onCancel={onClose}
    >
      <TextField
        label={texts.number(texts.taxes[tax])}
        description={texts.numberHint[tax]}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        {...form.field('number')}
      />
      <LabelledDay
        label={texts.fromDay}
        description={texts.fromDayHint}
        {...form.field('from_day')}
      />
      {registration ? <p className="soft small">{texts.kept}</p> : null}
    </DialogForm>
  )
}
