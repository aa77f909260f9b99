import type { AccountStorage } from '../../../platform/storage/account-storage.ts'
import type { ReceiptBody, ReceiptDraft } from './receipt-draft.ts'

export type UnsentReceipt = { readonly body: ReceiptBody; readonly key: string }

/** Of each part its own keys: two tabs that receive two deliveries overwrite nothing of each other. */
const UNSENT = 'receipt.unsent.'
const DRAFT = 'receipt.draft.'

export function isUnsentKey(key: string): boolean {
  return key.startsWith(UNSENT)
}

export function readUnsent(area: AccountStorage): ReadonlyMap<string, UnsentReceipt> {
  const receipts = area
    .keys()
    .filter(isUnsentKey)
    .flatMap((key) => area.read(key, isUnsent) ?? [])
  return new Map(receipts.map((one) => [one.body.supplier_order_public_id, one]))
}

export function writeUnsent(area: AccountStorage, receipt: UnsentReceipt): void {
  area.write(UNSENT + receipt.body.supplier_order_public_id, receipt)
}

/** Removes what was answered, unless something else was noted meanwhile. */
export function removeUnsent(area: AccountStorage, { body, key }: UnsentReceipt): void {
  const stored = UNSENT + body.supplier_order_public_id
  if (area.read(stored, isUnsent)?.key === key) area.remove(stored)
}

export function readReceiptDraft(area: AccountStorage, partId: string): ReceiptDraft | undefined {
  return area.read(DRAFT + partId, isDraft)
}

export function writeDraft(area: AccountStorage, partId: string, draft: ReceiptDraft): void {
  area.write(DRAFT + partId, draft)
}

export function removeDraft(area: AccountStorage, partId: string): void {
  area.remove(DRAFT + partId)
}

function isUnsent(stored: unknown): stored is UnsentReceipt {
  if (!isRecord(stored) || !isRecord(stored.body)) return false
  return typeof stored.key === 'string' && typeof stored.body.supplier_order_public_id === 'string'
}

function isDraft(stored: unknown): stored is ReceiptDraft {
  if (!isRecord(stored) || !isRecord(stored.lines)) return false
  const { day, note, asksCredit } = stored
  return typeof day === 'string' && typeof note === 'string' && typeof asksCredit === 'boolean'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
