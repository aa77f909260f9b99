import type { AccountKind } from '@halles/domain/account.ts'
import { teamTexts } from '@halles/texts/pages/team.ts'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { Dialog } from '../../components/dialog.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import type { Keyed } from '../../platform/api/keyed-call.ts'
import { useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { RoleFields } from './role-fields.tsx'
import { type InviteValues, inviteProblems } from './role-problems.ts'
import { roleBody } from './role-values.ts'
import { useTeamChange } from './team-queries.ts'

type InviteDialogProps = { opened: boolean; kind: AccountKind; onClose: () => void }

export function InviteDialog({ opened, kind, onClose }: InviteDialogProps) {
  const texts = useTextsOf(teamTexts)
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.inviteTitle}>
      <InviteForm kind={kind} onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ kind, onClose }: Omit<InviteDialogProps, 'opened'>) {
  const texts = useTextsOf(teamTexts)
  const { common } = useTexts()
  const toasts = useToasts()
  const form = useCheckedForm({
    initialValues: {
      email: '',
      role: '',
      order_limit: '',
      week_limit: '',
      language: useLanguage() as string,
    },
    check: inviteProblems,
  })
  const invite = useTeamChange(
    ({ values, idempotencyKey }: Keyed<InviteValues>) =>
      api.teamInvite(
        {
          email: values.email,
          language: values.language === 'en' ? 'en' : 'fr',
          ...roleBody(values),
        },
        { idempotencyKey },
      ),
    ({ values }) => {
      toasts.success(texts.invited(values.email.trim()))
      onClose()
    },
  )
  return (
    <form
      {...form.formProps((values, idempotencyKey) =>
        invite.mutateAsync({ values, idempotencyKey }),
      )}
    >
      <Stack>
        <Text>{texts.inviteHint}</Text>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
          label={texts.email}
          {...form.field('email')}
        />
        <RoleFields form={form} kind={kind} />
        <NativeSelect
          size="md"
          label={texts.language}
          data={[
            { value: 'fr', label: texts.languages.fr },
            { value: 'en', label: texts.languages.en },
          ]}
          {...form.field('language')}
        />
        <FormFailure form={form} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" loading={invite.isPending}>
            {texts.send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
