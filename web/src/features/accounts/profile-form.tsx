import { updateOwnProfile } from '@halles/contract/endpoints/accounts.ts'
import { MAX_EMAIL_LENGTH, MAX_PERSON_NAME_LENGTH } from '@halles/domain/account.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { DraftNotice } from '../../components/form/draft-notice.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { api } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ownProfileOptions } from './account-queries.ts'
import { namesFields } from './names-fields.ts'
import { isNewEmail, type OwnProfile, type ProfileValues, profileBody } from './profile-values.ts'

type ProfileFormProps = {
  profile: OwnProfile
  onSaved: () => void
  onCancel: () => void
  /** The save failed for no reason of the form's; the draft holds what was typed. */
  onFailed: () => void
}

export function ProfileForm({ profile, onSaved, onCancel, onFailed }: ProfileFormProps) {
  const { accounts, common, forms } = useTexts()
  const [asked, setAsked] = useState<ProfileValues>()
  const form = useCheckedForm({
    initialValues: profileBody(profile),
    draft: 'person',
    check: (values) => problemsIn(updateOwnProfile.input, values),
  })
  const save = useSave({
    onSaved() {
      form.clearDraft()
      onSaved()
    },
    onFailed: (error) => (namesFields(error) ? form.setServerErrors(error) : onFailed()),
    onSettled: () => setAsked(undefined),
  })

  /** product.md 5: a new login e-mail needs a confirmation first. */
  function submit(values: ProfileValues) {
    if (!isNewEmail(profile, values.email)) return save.send(values)
    setAsked(values)
    return false
  }
  function cancel() {
    form.clearDraft()
    onCancel()
  }
  return (
    <div className="card pad form-width">
      <form {...form.formProps(submit)}>
        <DraftNotice form={form} />
        <div className="stack">
          <TextField
            label={forms.firstName}
            autoComplete="given-name"
            maxLength={MAX_PERSON_NAME_LENGTH}
            {...form.field('first_name')}
          />
          <TextField
            label={forms.lastName}
            autoComplete="family-name"
            maxLength={MAX_PERSON_NAME_LENGTH}
            {...form.field('last_name')}
          />
          <TextField
            type="email"
            inputMode="email"
            label={forms.email}
            autoComplete="email"
            maxLength={MAX_EMAIL_LENGTH}
            {...form.field('email')}
          />
        </div>
        <div className="row center gap-md mt-xl">
          <Button type="submit" loading={save.isPending}>
            {accounts.save}
          </Button>
          <Button variant="default" onClick={cancel}>
            {common.cancel}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        opened={asked !== undefined}
        title={accounts.emailTitle}
        confirm={common.continue}
        busy={save.isPending}
        onConfirm={() => asked && save.start(asked)}
        onClose={() => setAsked(undefined)}
      >
        {accounts.emailMessage(asked?.email ?? '')}
      </ConfirmDialog>
    </div>
  )
}

type SaveEnds = {
  onSaved: () => void
  onFailed: (error: Error) => void
  onSettled: () => void
}

function useSave(ends: SaveEnds) {
  const { accounts } = useTexts()
  return useChange({
    call: (values: ProfileValues) => api.updateOwnProfile(values),
    answers: ownProfileOptions.queryKey,
    // The business names its person in charge.
    stale: ['account'],
    done() {
      ends.onSettled()
      ends.onSaved()
      return accounts.saved
    },
    failed(error) {
      ends.onSettled()
      ends.onFailed(error)
      return accounts.saveFailed
    },
  })
}
