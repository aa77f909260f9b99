import { createStore, useStore } from '../../../platform/create-store.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import type { OwnProduct } from '../product-pages.ts'

export type NamedProduct = Pick<OwnProduct, 'public_id' | 'name_fr' | 'name_en'>
type Availability = Pick<OwnProduct, 'available' | 'available_from'>

/** A price as it was shown and as it is wanted: "12.50". */
export type PriceChange = { product: NamedProduct; from: string; to: string }

/** What the server has changed in the list, and can be asked to change back. */
export type CatalogueChange =
  | { kind: 'prices'; prices: readonly PriceChange[] }
  | { kind: 'availability'; product: NamedProduct; from: Availability; to: Availability }

const MOST_CHANGES = 50

type Changes = { account: string | undefined; list: readonly CatalogueChange[] }

// In this page only: what another device changes meanwhile is compared when it is changed back.
const changes = createStore<Changes>({ account: undefined, list: [] })

function ownList({ account, list }: Changes): readonly CatalogueChange[] {
  return account === sessionAccount() ? list : []
}

/** The newest change that has not been undone. */
export function useLastChange(): CatalogueChange | undefined {
  return useStore(changes, (stored) => ownList(stored).at(-1))
}

export function addChange(change: CatalogueChange): void {
  const list = [...ownList(changes.get()), change].slice(-MOST_CHANGES)
  changes.set({ account: sessionAccount(), list })
}

export function takeLastChange(): CatalogueChange | undefined {
  const list = ownList(changes.get())
  changes.set({ account: sessionAccount(), list: list.slice(0, -1) })
  return list.at(-1)
}

export function reversed(change: CatalogueChange): CatalogueChange {
  if (change.kind === 'availability') return { ...change, from: change.to, to: change.from }
  return {
    kind: 'prices',
    prices: change.prices.map(({ product, from, to }) => ({ product, from: to, to: from })),
  }
}
