import { Refused } from '@halles/contract/client.ts'
import { Button, Group, Paper } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountFields } from '../../components/account-fields/account-fields.tsx'
import { type AccountValues, accountPath } from '../../components/account-fields/account-values.ts'
import { cityListOptions } from '../../components/account-fields/cities.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DraftNotice } from '../../components/form/draft-notice.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { useLanguage, useTexts } from '../../platform/language/language.ts'
import { ownAccountKey } from './account-queries.ts'
import { kindOf, type OwnAccount } from './own-account.ts'
import { profileProblems } from './profile-problems.ts'
import { isNewEmail, saveProfile, valuesOf } from './profile-values.ts'

type ProfileFormProps = {
  account: OwnAccount
  onSaved: () => void
  onCancel: () => void
  /** The save failed for no reason of the form's; the draft holds what was typed. */
  onFailed: () => void
}

/** A copy of the account to change. Only saving it changes the account. */
export function ProfileForm({ account, onSaved, onCancel, onFailed }: ProfileFormProps) {
  const { accounts, common } = useTexts()
  const comma = useLanguage() === 'fr'
  const { data: cities = [] } = useQuery(cityListOptions)
  const [asked, setAsked] = useState<AccountValues>()
  const form = useCheckedForm({
    initialValues: valuesOf(account, comma),
    draft: 'profile',
    check: (values) => profileProblems(account, values, cities),
    pathOf: accountPath,
  })
  const save = useSave(account, cities, {
    onSaved() {
      form.clearDraft()
      onSaved()
    },
    onFailed: (error) => (namesFields(error) ? form.setServerErrors(error) : onFailed()),
    onSettled: () => setAsked(undefined),
  })

  /** SPEC section 5: a new login e-mail needs a confirmation first. */
  function submit(values: AccountValues) {
    if (!isNewEmail(account, values.user.email)) return save.mutateAsync(values)
    setAsked(values)
    return false
  }
  function cancel() {
    form.clearDraft()
    onCancel()
  }
  return (
    <Paper withBorder maw={760} p={{ base: 'md', xs: 'xl' }}>
      <form {...form.formProps(submit)}>
        <DraftNotice form={form} />
        <AccountFields form={form} kind={kindOf(account)} />
        <Group mt="xl">
          <Button type="submit" loading={save.isPending}>
            {accounts.save}
          </Button>
          <Button variant="default" onClick={cancel}>
            {common.cancel}
          </Button>
        </Group>
      </form>
      <ConfirmDialog
        opened={asked !== undefined}
        title={accounts.emailTitle}
        confirm={common.continue}
        busy={save.isPending}
        onConfirm={() => asked && save.mutate(asked)}
        onClose={() => setAsked(undefined)}
      >
        {accounts.emailMessage(asked?.user.email ?? '')}
      </ConfirmDialog>
    </Paper>
  )
}

function namesFields(error: unknown): boolean {
  return error instanceof Refused && error.body?.fields !== undefined
}

type SaveEnds = {
  onSaved: () => void
  onFailed: (error: Error) => void
  onSettled: () => void
}

function useSave(account: OwnAccount, cities: readonly string[], ends: SaveEnds) {
  const { accounts } = useTexts()
  const toasts = useToasts()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (values: AccountValues) => saveProfile(account, values, cities),
    onSuccess: (saved) => {
      client.setQueryData(ownAccountKey(kindOf(account)), saved)
      void invalidateInAllTabs(client, ownAccountKey(kindOf(account)))
      toasts.success(accounts.saved)
      ends.onSaved()
    },
    onError: (error) => {
      toasts.error(accounts.saveFailed)
      ends.onFailed(error)
    },
    onSettled: ends.onSettled,
  })
}
