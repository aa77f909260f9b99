import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import { useMay } from '../../platform/session/viewer.ts'
import { hasDraft } from '../../platform/storage/drafts.ts'
import {
  ownProfileOptions,
  restaurantAccountOptions,
  supplierAccountOptions,
} from './account-queries.ts'
import { BusinessView } from './business-view.tsx'
import type { OwnAccount } from './own-account.ts'

const loadForm = async () => (await import('./business-form.tsx')).BusinessForm
const BusinessForm = lazyComponent(loadForm)

type BusinessProps = {
  kind: 'restaurant' | 'supplier'
  onMoved: () => void
}

/** product.md 4: view, then edit, then save or cancel, which shows the account as it is stored. Owners edit it. */
export function Business({ kind, onMoved }: BusinessProps) {
  const { accounts } = useTexts()
  const restaurant = useQuery({ ...restaurantAccountOptions, enabled: kind === 'restaurant' })
  const supplier = useQuery({ ...supplierAccountOptions, enabled: kind === 'supplier' })
  const isOwners = useMay('settings')
  const view = (account: OwnAccount) =>
    isOwners ? (
      <Own account={account} onMoved={onMoved} />
    ) : (
      <BusinessView account={account} isUnsaved={false} onEdit={undefined} />
    )
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

function Own({ account, onMoved }: { account: OwnAccount; onMoved: () => void }) {
  const { accounts } = useTexts()
  usePreloadWhenIdle(loadForm)
  // With a draft the form opens at once.
  const [editing, setEditing] = useState(() => hasDraft('profile'))
  // A save that failed shows the account as it was; the draft holds what was typed.
  const [isUnsaved, setUnsaved] = useState(false)
  const profile = useQuery({ ...ownProfileOptions, enabled: editing })
  function view(unsaved: boolean) {
    setUnsaved(unsaved)
    setEditing(false)
  }
  return editing ? (
    <QueryState query={profile} error={accounts.profileError}>
      {(own) => (
        <BusinessForm
          account={account}
          profile={own}
          onSaved={() => view(false)}
          onMoved={onMoved}
          onCancel={() => view(false)}
          onFailed={() => view(true)}
        />
      )}
    </QueryState>
  ) : (
    <BusinessView account={account} isUnsaved={isUnsaved} onEdit={() => setEditing(true)} />
  )
}
