import { formatRegistrationNumber } from '@halles/domain/tax/registration-number.ts'
import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../components/labelled-day.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { type EndValues, endBody, endProblems } from './registration-values.ts'
import { type TaxRegistration, useRegistrationChange } from './tax-queries.ts'

type EndDialogProps = { opened: boolean; registration: TaxRegistration; onClose: () => void }

/** Through which day a number holds. */
export function EndDialog({ opened, registration, onClose }: EndDialogProps) {
  const texts = useTextsOf(taxesTexts)
  const title = texts.endOf(formatRegistrationNumber(registration.number))
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <EndForm registration={registration} onClose={onClose} />
    </Dialog>
  )
}

function EndForm({ registration, onClose }: Omit<EndDialogProps, 'opened'>) {
  const { public_id: publicId, tax, from_day, until_day } = registration
  const texts = useTextsOf(taxesTexts)
  const form = useCheckedForm<EndValues>({
    initialValues: { until_day: until_day ?? '' },
    check: (values) => endProblems(publicId, values),
  })
  const end = useRegistrationChange(
    (values: EndValues, options) => api.taxRegistrationEnd(endBody(publicId, values), options),
    { tax, onClose },
  )
  return (
    <DialogForm
      form={form}
      change={end}
      places={{ tax_registration_overlaps: 'until_day' }}
      submit={texts.save}
      onCancel={onClose}
    >
      <LabelledDay
        label={texts.untilDay}
        description={texts.untilDayHint}
        min={from_day}
        {...form.field('until_day')}
      />
      <p className="soft small">{texts.kept}</p>
    </DialogForm>
  )
}
