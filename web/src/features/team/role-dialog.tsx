import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { Button, Group, Stack } from '@mantine/core'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
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

/** Gives a member another role, or other limits. */
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
  const { common } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm({
    initialValues: valuesOf(member, useLanguage() === 'fr'),
    check: roleProblems,
  })
  const change = useTeamChange(
    (values: RoleValues) => api.teamRole({ person: member.person, ...roleBody(values) }),
    () => {
      toasts.success(texts.changed(nameOf(member)))
      onClose()
      onChanged()
    },
  )
  return (
    <form {...form.formProps((values) => change.mutateAsync(values))}>
      <Stack>
        <RoleFields form={form} kind={kind} />
        <FormFailure form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={change.isPending}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
