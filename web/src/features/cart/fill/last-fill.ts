import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { createStore, useStore } from '../../../platform/create-store.ts'
import { sessionAccount } from '../../../platform/storage/account.ts'
import { accountStorage } from '../../../platform/storage/account-storage.ts'
import { has } from '../stored-shape.ts'

export type FilledCart = Received<Endpoints['orderAgain']>
/** What became of each product when the cart was filled. */
export type CartFill = Omit<FilledCart, 'cart'>

const KEY = 'cart.fill'

const lastFill = createStore<CartFill | undefined>(read(), () => undefined)

/** The last time that the cart was filled, until that is closed or the cart ordered. A reload shows it again. */
export function useLastFill(): CartFill | undefined {
  return useStore(lastFill)
}

export function showFill({ filled, left_out, repriced }: CartFill): void {
  const fill = { filled, left_out, repriced }
  area()?.write(KEY, fill)
  lastFill.set(fill)
}

export function closeFill(): void {
  area()?.remove(KEY)
  lastFill.set(undefined)
}

function read(): CartFill | undefined {
  return area()?.read(KEY, isFill)
}

function area() {
  const account = sessionAccount()
  return account === undefined ? undefined : accountStorage(account)
}

function isFill(stored: unknown): stored is CartFill {
  return (
    has(stored, 'filled', 'left_out', 'repriced') &&
    [stored.filled, stored.left_out, stored.repriced].every(Array.isArray)
  )
}
