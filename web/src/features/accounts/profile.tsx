import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../components/fact-list.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Notice } from '../../components/notice.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useChange } from '../../components/use-change.ts'
import { useChangeLanguage } from '../../components/use-change-language.ts'
import { errorMessage } from '../../platform/api/api.ts'
import { useLanguage, useTexts } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import { hasDraft } from '../../platform/storage/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ownProfileOptions } from './account-queries.ts'
import { type OwnProfile, saveWithPresentEmail } from './profile-values.ts'

const loadForm = async () => (await import('./profile-form.tsx')).ProfileForm
const ProfileForm = lazyComponent(loadForm)

/** One's own name, e-mail, language and password, whichever business one acts for. `actions` stand beside the button that edits. */
export function Profile({ actions }: { actions: ReactNode }) {
  const { accounts } = useTexts()
  const query = useQuery(ownProfileOptions)
  return (
    <QueryState query={query} error={accounts.profileError}>
      {(profile) => <Own profile={profile} actions={actions} />}
    </QueryState>
  )
}

function Own({ profile, actions }: { profile: OwnProfile; actions: ReactNode }) {
  usePreloadWhenIdle(loadForm)
  // With a draft the form opens at once.
  const [editing, setEditing] = useState(() => hasDraft('person'))
  // A save that failed shows the profile as it was; the draft holds what was typed.
  const [isUnsaved, setUnsaved] = useState(false)
  function view(unsaved: boolean) {
    setUnsaved(unsaved)
    setEditing(false)
  }
  return editing ? (
    <ProfileForm
      profile={profile}
      onSaved={() => view(false)}
      onCancel={() => view(false)}
      onFailed={() => view(true)}
    />
  ) : (
    <View
      profile={profile}
      actions={actions}
      isUnsaved={isUnsaved}
      onEdit={() => setEditing(true)}
    />
  )
}

type ViewProps = {
  profile: OwnProfile
  actions: ReactNode
  isUnsaved: boolean
  onEdit: () => void
}

function View({ profile, actions, isUnsaved, onEdit }: ViewProps) {
  const { accounts } = useTexts()
  return (
    <>
      {isUnsaved ? (
        <Notice tone="error" action={<Button onClick={onEdit}>{accounts.restoreChanges}</Button>}>
          {accounts.changesNotSaved}
        </Notice>
      ) : null}
      {profile.pending_email === null ? null : (
        <PendingEmail profile={profile} address={profile.pending_email} />
      )}
      <FactList
        facts={[
          [accounts.firstName, profile.first_name],
          [accounts.lastName, profile.last_name],
          [accounts.email, profile.email],
          [accounts.language, <ProfileLanguage key="language" />],
        ]}
      />
      <div className="row center gap-md mt-lg">
        <Button icon={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
          {accounts.editProfile}
        </Button>
        {actions}
      </div>
    </>
  )
}

function ProfileLanguage() {
  const { accounts } = useTexts()
  const change = useChangeLanguage()
  return (
    <SelectField
      className="form-width"
      aria-label={accounts.language}
      description={accounts.languageHint}
      value={useLanguage()}
      options={[
        { value: 'fr', label: 'Français' },
        { value: 'en', label: 'English' },
      ]}
      onChange={({ currentTarget }) => void change(currentTarget.value === 'en' ? 'en' : 'fr')}
    />
  )
}

type PendingEmailProps = { profile: OwnProfile; address: string }

/** An address that waits to be confirmed, mistyped perhaps: saving the present one again ends its link. */
function PendingEmail({ profile, address }: PendingEmailProps) {
  const { accounts } = useTexts()
  const { queryKey } = ownProfileOptions
  const withdraw = useChange({
    call: () => saveWithPresentEmail(profile),
    answers: queryKey,
    stale: queryKey,
    done: accounts.emailWithdrawn,
    failed: errorMessage,
  })
  const button = (
    <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.start()}>
      {accounts.withdrawEmail}
    </Button>
  )
  return (
    <>
      <Notice tone="pending" action={button}>
        {accounts.emailPending(address)}
      </Notice>
      {withdraw.failure ? <Notice tone="error">{withdraw.failure}</Notice> : null}
    </>
  )
}
