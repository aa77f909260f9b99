import { MAX_GUIDE_NAME } from '@halles/domain/guide.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ALL_GUIDES, type Guide } from './guide-queries.ts'

type NameDialogProps = {
  opened: boolean
  title: string
  submit: string
  guide?: Guide
  onClose: () => void
  onSaved: (publicId: string) => void
}

type Values = { name: string }

export function NameDialog({ opened, title, ...props }: NameDialogProps) {
  return (
    <Dialog opened={opened} onClose={props.onClose} title={title}>
      <NameForm {...props} />
    </Dialog>
  )
}

function NameForm({ submit, guide, onClose, onSaved }: Omit<NameDialogProps, 'opened' | 'title'>) {
  const texts = useTextsOf(guidesTexts)
  const form = useCheckedForm<Values>({
    initialValues: { name: guide?.name ?? '' },
    check: ({ name }) => (name.trim() === '' ? { name: 'required' } : {}),
  })
  const save = useChange({
    call(values: Values, options) {
      const seen = guide && { guide_public_id: guide.public_id, guide_version: guide.guide_version }
      return api.guideSave({ ...seen, ...values }, options)
    },
    stale: ALL_GUIDES,
    waitsForStale: true,
    done({ guide_public_id }) {
      onClose()
      onSaved(guide_public_id)
    },
  })
  return (
    <DialogForm form={form} change={save} submit={submit} onCancel={onClose}>
      <TextField
        label={texts.name}
        description={texts.nameHint}
        autoComplete="off"
        maxLength={MAX_GUIDE_NAME}
        data-autofocus
        {...form.field('name')}
      />
    </DialogForm>
  )
}
