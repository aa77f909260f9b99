import type { ScrollAnchor, Start } from './scroll-anchor.ts'
import { firstRowOf } from './sections.ts'

const KEY = 'listPlaces'
/** Of the history's entries, those that somebody may still go back to. */
const MOST = 50

let places: Map<string, ScrollAnchor> | undefined

/** Where the list of a history entry stood when it was left, in this tab, reloads included. */
export function readAnchor(entry: string): ScrollAnchor | undefined {
  return known().get(entry)
}

export function writeAnchor(entry: string, place: ScrollAnchor): void {
  known().delete(entry)
  known().set(entry, place)
}

const LISTS = /^(\/supplier)?\/categories\/[^/]+\/?$/

/** Whether the list at a location opens at a place of its own (use-scroll-anchor.ts), which no other restoration may undo. */
export function opensAtAnchor(location: {
  pathname: string
  search: object
  state: { __TSR_key?: string }
}): boolean {
  const { pathname, search, state } = location
  if (!LISTS.test(pathname)) return false
  return (
    readAnchor(state.__TSR_key ?? '') !== undefined || ('page' in search && Number(search.page) > 1)
  )
}

/** Where a list is to open: as it was left, else at the page that the address names, else at the page's top. */
export function startAt(
  { state, href }: { state: { __TSR_key?: string | undefined }; href: string },
  page: number,
): Start | undefined {
  const left = readAnchor(state.__TSR_key ?? '')
  if (left || page === 1) return left
  // A link back from a form is a new history entry; its address contains the page that the list had reached.
  return readAnchor(href) ?? { row: firstRowOf(page) }
}

/** Before the page is unloaded. Only numbers are written: nothing of the account. */
export function persistAnchors(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...known()].slice(-MOST)))
  } catch {
    // A convenience: storage may be refused.
  }
}

function known(): Map<string, ScrollAnchor> {
  places ??= new Map(persisted())
  return places
}

function persisted(): [string, ScrollAnchor][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(stored: unknown): stored is [string, ScrollAnchor] {
  if (!Array.isArray(stored)) return false
  const [entry, place] = stored
  return typeof entry === 'string' && Number.isInteger(place?.row) && Number.isFinite(place?.top)
}
