import type { AccountStorage } from '../../../platform/storage/account-storage.ts'

/** What was counted on this device and is not answered yet: the newest of an item. */
export type UnsentCount = {
  readonly guideId: string
  readonly itemId: string
  /** Of the wire. */
  readonly amount: string
  /** When it was counted, in milliseconds since 1970 by this device. */
  readonly at: number
}

/** Each under a key of its own: two tabs that count overwrite nothing of each other. */
const KEY = 'guide.count.'

export function readUnsent(area: AccountStorage): ReadonlyMap<string, UnsentCount> {
  const counts = area
    .keys()
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => area.read(key, isUnsent) ?? [])
  return new Map(counts.map((count) => [count.itemId, count]))
}

export function writeUnsent(area: AccountStorage, count: UnsentCount): void {
  area.write(KEY + count.itemId, count)
}

/** Removes what was answered, unless the item was counted again meanwhile. */
export function removeAnswered(area: AccountStorage, count: UnsentCount): void {
  const key = KEY + count.itemId
  if (area.read(key, isUnsent)?.at === count.at) area.remove(key)
}

function isUnsent(stored: unknown): stored is UnsentCount {
  if (typeof stored !== 'object' || stored === null) return false
  const { guideId, itemId, amount, at } = stored as Partial<Record<keyof UnsentCount, unknown>>
  const texts = [guideId, itemId, amount]
  return texts.every((text) => typeof text === 'string') && typeof at === 'number'
}
