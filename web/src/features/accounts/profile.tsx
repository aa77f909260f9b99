import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { AccountValues } from '../../components/account-fields/account-values.ts'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
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

/** SPEC section 4: view, then edit, then save or cancel, which shows the account as it is kept. */
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
  const [editing, setEditing] = useState(false)
  // What a failed save could not keep: the account is shown as it was, and this is not lost.
  const [unsaved, setUnsaved] = useState<AccountValues>()

  function end(left?: AccountValues) {
    setUnsaved(left)
    setEditing(false)
  }
  return editing ? (
    <ProfileForm
      account={account}
      start={unsaved}
      onSaved={() => end()}
      onCancel={() => end()}
      onFailed={end}
    />
  ) : (
    <ProfileView
      account={account}
      actions={actions}
      isUnsaved={unsaved !== undefined}
      onEdit={() => setEditing(true)}
    />
  )
}
