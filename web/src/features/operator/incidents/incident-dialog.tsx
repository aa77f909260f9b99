import { incidentsTexts } from '@halles/texts/pages/incidents.ts'
import { Dialog } from '../../../components/dialog.tsx'
import { DialogForm } from '../../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../../components/labelled-day.tsx'
import { useChange } from '../../../components/use-change.ts'
import { apiWithOverlay } from '../../../platform/api/api.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type IncidentEntry, OPERATOR_KEYS } from '../operator-queries.ts'
import {
  bodyOf,
  type IncidentValues,
  incidentProblems,
  NO_INCIDENT,
  valuesOf,
} from './incident-values.ts'

type IncidentDialogProps = {
  opened: boolean
  onClose: () => void
  /** None: a new incident. */
  corrects?: { public_id: string; entry: IncidentEntry } | undefined
}

export function IncidentDialog({ opened, onClose, corrects }: IncidentDialogProps) {
  const texts = useTextsOf(incidentsTexts)
  const { day } = useFormat()
  const title = corrects ? texts.correctOf(day(corrects.entry.noticed_on)) : texts.record
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      description={corrects && texts.correctHint}
    >
      {/* A further entry begins from the one before. */}
      <IncidentForm key={corrects?.entry.version} onClose={onClose} corrects={corrects} />
    </Dialog>
  )
}

function IncidentForm({ onClose, corrects }: Omit<IncidentDialogProps, 'opened'>) {
  const texts = useTextsOf(incidentsTexts)
  const { form, recording } = useRecordIncident(corrects, onClose)
  const optional = { required: false, description: texts.optional }
  return (
    <DialogForm form={form} change={recording} submit={texts.submit} onCancel={onClose}>
      <LabelledDay label={texts.noticedOn} {...form.field('noticed_on')} />
      <TextField
        label={texts.occurred}
        autoComplete="off"
        description={texts.occurredHint}
        {...form.field('occurred')}
      />
      <TextArea label={texts.whatHappened} minRows={3} {...form.field('what_happened')} />
      <TextArea
        label={texts.persons}
        description={texts.personsHint}
        minRows={2}
        {...form.field('persons')}
      />
      <SelectField
        label={texts.serious}
        description={texts.seriousHint}
        options={[
          { value: '', label: texts.choose },
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
        {...form.field('is_serious')}
      />
      <TextArea
        label={texts.riskReason}
        description={texts.riskReasonHint}
        minRows={2}
        {...form.field('risk_reason')}
      />
      <TextArea label={texts.measures} minRows={2} {...form.field('measures')} />
      <LabelledDay
        label={texts.commission}
        {...form.field('commission_notified_on')}
        {...optional}
      />
      <LabelledDay label={texts.notified} {...form.field('persons_notified_on')} {...optional} />
    </DialogForm>
  )
}

function useRecordIncident(corrects: IncidentDialogProps['corrects'], onRecorded: () => void) {
  const texts = useTextsOf(incidentsTexts)
  const form = useCheckedForm({
    initialValues: corrects ? valuesOf(corrects.entry) : NO_INCIDENT,
    check: incidentProblems,
  })
  const recording = useChange({
    call: (values: IncidentValues, options) =>
      apiWithOverlay.operatorIncidentRecord(
        {
          ...bodyOf(values),
          ...(corrects && {
            corrects: { public_id: corrects.public_id, version: corrects.entry.version },
          }),
        },
        options,
      ),
    stale: OPERATOR_KEYS,
    waitsForStale: true,
    done() {
      form.reset()
      onRecorded()
      return corrects ? texts.corrected : texts.saved
    },
  })
  return { form, recording }
}
