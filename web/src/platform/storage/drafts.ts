import type { RequestKey } from '../api/keyed-call.ts'
import { sessionKey } from '../session/session-key.ts'
import { MAX_STORED_AGE_MS, readStored, readStoredAs, removeStored, writeStored } from './stored.ts'

/** A form whose half-written values survive leaving it. */
export type DraftName =
  | 'approval'
  | 'promotion'
  | 'profile'
  | 'person'
  | 'new-product'
  | 'order-text'
  | `product ${string}`
  | `review ${string}`
  | `message ${string}`
  | `answer ${string}`
  | `proposal ${string}`
  | `proposal-answer ${string}`

/** By the path of the field, only those that were changed. */
export type DraftFields = Readonly<Record<string, string | readonly string[]>>

export type Draft = {
  /** When it was last typed, in milliseconds since 1970. */
  at: number
  fields: DraftFields
  /** Of the request that sent exactly this and was not answered: sent again, it is done once. */
  key?: RequestKey
}

/** What was typed into a form in this session and not sent. */
export function readDraft(name: DraftName): Draft | undefined {
  return readAll()[name]
}

export function hasDraft(name: DraftName): boolean {
  return readDraft(name) !== undefined
}

/** Stores what was typed. Without a field that was changed there is no draft. */
export function writeDraft(name: DraftName, fields: DraftFields, key?: RequestKey): void {
  const { [name]: _, ...others } = readAll()
  const isEmpty = Object.keys(fields).length === 0
  const draft = { at: Date.now(), fields, ...(key && { key }) }
  writeAll(isEmpty ? others : { ...others, [name]: draft })
}

export function removeDraft(name: DraftName): void {
  writeDraft(name, {})
}

/** Moves a draft to another name, unless that has one. */
export function moveDraft(from: DraftName, to: DraftName): void {
  const draft = readDraft(from)
  if (!draft) return
  if (!hasDraft(to)) writeDraft(to, draft.fields)
  removeDraft(from)
}

type Drafts = Readonly<Partial<Record<string, Draft>>>

function readAll(): Drafts {
  if (!isOwn()) return {}
  const stored = readStoredAs('drafts', isRecord) ?? {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Draft] => isDraft(entry[1])),
  )
}

function writeAll(drafts: Drafts): void {
  if (!isOwn()) return
  if (Object.keys(drafts).length === 0) removeStored('drafts')
  else writeStored('drafts', JSON.stringify(drafts))
}

/** Another tab may have logged in another account and not cleared local storage yet. */
function isOwn(): boolean {
  const session = sessionKey()
  return session !== undefined && readStored('owner') === session
}

/** An older version may have written it: `withDraft` checks the fields. */
function isDraft(stored: unknown): stored is Draft {
  return (
    isRecord(stored) &&
    typeof stored.at === 'number' &&
    Date.now() - stored.at < MAX_STORED_AGE_MS &&
    isRecord(stored.fields)
  )
}

function isRecord(stored: unknown): stored is Record<string, unknown> {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
}
