import { MAX_CERTIFICATE_BODY, MAX_CERTIFICATE_NUMBER } from '@halles/domain/certificate.ts'
import type { CertifiedMark } from '@halles/domain/product-marks.ts'
import { certificatesTexts } from '@halles/texts/pages/certificates.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../components/labelled-day.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import { type Certificate, useCertificateChange } from './certificate-queries.ts'
import {
  type CertificateValues,
  certificateProblems,
  certificateValues,
} from './certificate-values.ts'

type CertificateDialogProps = {
  opened: boolean
  mark: CertifiedMark
  /** None: a new one. */
  certificate: Certificate | undefined
  today: string
  onClose: () => void
}

export function CertificateDialog({ opened, ...props }: CertificateDialogProps) {
  const texts = useTextsOf(certificatesTexts)
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.titleOf(texts.marks[props.mark])}>
      <CertificateForm {...props} />
    </Dialog>
  )
}

function CertificateForm(props: Omit<CertificateDialogProps, 'opened'>) {
  const { mark, certificate, today, onClose } = props
  const texts = useTextsOf(certificatesTexts)
  const form = useCheckedForm<CertificateValues>({
    initialValues: certificateValues(certificate),
    check: (values) => certificateProblems(values, today),
  })
  const save = useCertificateChange({
    call: (values: CertificateValues, options) => api.certificateSave({ mark, ...values }, options),
    done() {
      onClose()
      return texts.saved(texts.marks[mark])
    },
  })
  return (
    <DialogForm form={form} change={save} submit={texts.save} onCancel={onClose}>
      <TextField
        label={texts.body}
        description={texts.bodyHint}
        maxLength={MAX_CERTIFICATE_BODY}
        autoComplete="off"
        data-autofocus
        {...form.field('body')}
      />
      <TextField
        label={texts.number}
        maxLength={MAX_CERTIFICATE_NUMBER}
        autoComplete="off"
        {...form.field('number')}
      />
      <LabelledDay
        label={texts.untilDay}
        description={texts.untilDayHint}
        min={today}
        {...form.field('until_day')}
      />
    </DialogForm>
  )
}
