import { photoReport } from '@halles/contract/endpoints/photos.ts'
import { REPORT_REASONS } from '@halles/domain/photo.ts'
import { photosTexts } from '@halles/texts/pages/photos.ts'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { SelectField } from '../../ui/select-field.tsx'

type Reported = { reason: string }

/** Why a photo should not be there. */
export function ReportForm({ publicId, onDone }: { publicId: string; onDone: () => void }) {
  const texts = useTextsOf(photosTexts)
  const inputOf = ({ reason }: Reported) => ({
    photo_public_id: publicId,
    reason: REPORT_REASONS.find((known) => known === reason) ?? REPORT_REASONS[0],
  })
  const form = useCheckedForm({
    initialValues: { reason: REPORT_REASONS[0] as string },
    check: (values) => problemsIn(photoReport.input, inputOf(values)),
  })
  const report = useChange({
    call: (values: Reported, options) => api.photoReport(inputOf(values), options),
    done() {
      onDone()
      return texts.sent
    },
  })
  return (
    <DialogForm form={form} change={report} submit={texts.send} onCancel={onDone}>
      <SelectField label={texts.reason} {...form.field('reason')}>
        {REPORT_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {texts.reasons[reason]}
          </option>
        ))}
      </SelectField>
    </DialogForm>
  )
}
