import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { Dialog } from '../../components/dialog.tsx'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { api } from '../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { nameOf } from './name-of.ts'
import { RoleFields } from './role-fields.tsx'
import { roleProblems } from './role-problems.ts'
import { type RoleValues, roleBody, valuesOf } from './role-values.ts'
import { type Member, useTeamChange } from './team-queries.ts'

type RoleDialogProps = {
  opened: boolean
  member: Member
  kind: AccountKind
  onClose: () => void
  onChanged: () => void
}

export function RoleDialog({ opened, ...props }: RoleDialogProps) {
  const texts = useTextsOf(teamTexts)
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.changeOf(nameOf(props.member))}>
      <RoleForm {...props} />
    </Dialog>
  )
}

function RoleForm({ member, kind, onClose, onChanged }: Omit<RoleDialogProps, 'opened'>) {
  const texts = useTextsOf(teamTexts)
  const form = useCheckedForm({
    initialValues: valuesOf(member, useLanguage() === 'fr'),
    check: roleProblems,
  })
  const change = useTeamChange({
    call: (values: RoleValues) => api.teamRole({ person: member.person, ...roleBody(values) }),
    done() {
      onClose()
      onChanged()
      return texts.changed(nameOf(member))
    },
  })
  return (
    <DialogForm form={form} change={change} submit={texts.save} onCancel={onClose}>
      <RoleFields form={form} kind={kind} />
    </DialogForm>
  )
}
