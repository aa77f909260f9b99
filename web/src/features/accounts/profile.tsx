import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import { hasDraft } from '../../platform/storage/drafts.ts'
import { restaurantAccountOptions, supplierAccountOptions } from './account-queries.ts'
import type { OwnAccount } from './own-account.ts'
import { ProfileView } from './profile-view.tsx'

const loadForm = async () => (await import('./profile-form.tsx')).ProfileForm
const ProfileForm = lazyComponent(loadForm)

type ProfileProps = {
  kind: 'restaurant' | 'supplier'
  /** Beside the button that edits. */
  actions: ReactNode
}

/** SPEC section 4: view, then edit, then save or cancel, which shows the account as it is stored. */
export function Profile({ kind, actions }: ProfileProps) {
  const { accounts } = useTexts()
  const restaurant = useQuery({ ...restaurantAccountOptions, enabled: kind === 'restaurant' })
  const supplier = useQuery({ ...supplierAccountOptions, enabled: kind === 'supplier' })
  const view = (account: OwnAccount) => <Own account={account} actions={actions} />
  return kind === 'supplier' ? (
    <QueryState query={supplier} error={accounts.loadError}>
      {view}
    </QueryState>
  ) : (
    <QueryState query={restaurant} error={accounts.loadError}>
      {view}
    </QueryState>
  )
}

function Own({ account, actions }: { account: OwnAccount; actions: ReactNode }) {
  usePreloadWhenIdle(loadForm)
  // With a draft the form opens at once.
  const [editing, setEditing] = useState(() => hasDraft('profile'))
  // A save that failed shows the account as it was; the draft holds what was typed.
  const [isUnsaved, setUnsaved] = useState(false)
  function view(unsaved: boolean) {
    setUnsaved(unsaved)
    setEditing(false)
  }
  return editing ? (
    <ProfileForm
      account={account}
      onSaved={() => view(false)}
      onCancel={() => view(false)}
      onFailed={() => view(true)}
    />
  ) : (
    <ProfileView
      account={account}
      actions={actions}
      isUnsaved={isUnsaved}
      onEdit={() => setEditing(true)}
    />
  )
}
