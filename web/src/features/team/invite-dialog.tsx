import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { RoleFields } from './role-fields.tsx'
import { type InviteValues, inviteProblems } from './role-problems.ts'
import { roleBody } from './role-values.ts'
import { useTeamChange } from './team-queries.ts'

type InviteDialogProps = { opened: boolean; kind: AccountKind; onClose: () => void }

export function InviteDialog({ opened, kind, onClose }: InviteDialogProps) {
  const texts = useTextsOf(teamTexts)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={texts.inviteTitle}
      description={texts.inviteHint}
    >
      <InviteForm kind={kind} onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ kind, onClose }: Omit<InviteDialogProps, 'opened'>) {
  const texts = useTextsOf(teamTexts)
  const form = useCheckedForm({
    initialValues: {
      email: '',
      role: '',
      order_limit: '',
      week_limit: '',
      language: 'fr',
    },
    check: inviteProblems,
  })
  const invite = useTeamChange({
    call: (values: InviteValues, options) =>
      api.teamInvite(
        {
          email: values.email,
          language: values.language === 'en' ? 'en' : 'fr',
          ...roleBody(values),
        },
        options,
      ),
    done(_, { email }) {
      onClose()
      return texts.invited(email.trim())
    },
  })
  return (
    <DialogForm form={form} change={invite} submit={texts.send} onCancel={onClose}>
      <TextField
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
        label={texts.email}
        {...form.field('email')}
      />
      <RoleFields form={form} kind={kind} />
      <SelectField
        label={texts.language}
        description={texts.languageHint}
        options={[
          { value: 'fr', label: texts.languages.fr },
          { value: 'en', label: texts.languages.en },
        ]}
        {...form.field('language')}
      />
    </DialogForm>
  )
}
