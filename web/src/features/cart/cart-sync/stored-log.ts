import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import { has, isProduct } from '../stored-shape.ts'
import { type CartLog, type Change, inOrder, type Notice, type StoredRequest } from './cart-log.ts'

/**
 * Each change under a key of its own: a tab that writes one overwrites nothing that another tab wrote at the same time,
 * and removes only what it knows to be answered.
 */
const CHANGE = 'cart.change.'
const NOTICE = 'cart.notice.'
const REQUEST = 'cart.request'

export function readLog(area: AccountStorage): CartLog {
  const all = <T>(prefix: string, is: (stored: unknown) => stored is T) =>
    area
      .keys()
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => area.read(key, is) ?? [])
  return {
    pending: inOrder(all(CHANGE, isChange)),
    request: area.read(REQUEST, isRequest),
    notices: all(NOTICE, isNotice),
  }
}

/**
 * Writes what is new before it removes what is gone, the request last: a device that stops in between sends it again,
 * under the same key, and goes on from its answer.
 */
export function writeLog(area: AccountStorage, before: CartLog, after: CartLog): void {
  const [old, next] = [entriesOf(before), entriesOf(after)]
  for (const [key, value] of next) if (old.get(key) !== value) area.write(key, value)
  for (const key of old.keys()) if (!next.has(key)) area.remove(key)
}

function entriesOf({ pending, request, notices }: CartLog): Map<string, object> {
  return new Map<string, object>([
    ...notices.map((notice) => [NOTICE + notice.productId, notice] as const),
    ...pending.map((change) => [CHANGE + change.id, change] as const),
    ...(request ? [[REQUEST, request] as const] : []),
  ])
}

function isChange(stored: unknown): stored is Change {
  return (
    has(stored, 'id', 'productId', 'wanted', 'knownServerQuantities', 'sequence', 'position') &&
    Array.isArray(stored.knownServerQuantities) &&
    has(stored, 'product') &&
    isProduct(stored.product)
  )
}

function isRequest(stored: unknown): stored is StoredRequest {
  return has(stored, 'key', 'call', 'lines', 'attempts') && Array.isArray(stored.lines)
}

function isNotice(stored: unknown): stored is Notice {
  return has(stored, 'kind', 'productId', 'product') && isProduct(stored.product)
}
