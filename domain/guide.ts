/** Guides in use of one restaurant: a kitchen has one for each place that it stores things in. */
export const MAX_GUIDES = 20
/** Archived guides of one restaurant: retention deletes them a year after. */
export const MAX_ARCHIVED_GUIDES = 100
/** Items of a guide: what one person counts in an evening, and one page shows. */
export const MAX_GUIDE_ITEMS = 300
/** Products that may fill one need. */
export const MAX_ITEM_PRODUCTS = 10
export const MAX_GUIDE_NAME = 60
export const MAX_ITEM_LABEL = 150
export const MAX_SECTION_NAME = 60

/** 10,000 kg, 10,000 L or ten million cases, in hundredths of a gram, a millilitre, a piece or a case. */
export const MAX_AMOUNT_HUNDREDTHS = 1_000_000_000

/** What an item is counted in. `case`: a case as it was when the item got that measure, whatever suppliers sell later. */
export const MEASURES = ['g', 'ml', 'piece', 'case'] as const
export type Measure = (typeof MEASURES)[number]

/** How far back the orders reach that a guide is built from, in days. */
export const DEFAULT_CANDIDATE_DAYS = 90
export const MAX_CANDIDATE_DAYS = 365

/** What the cart may be filled from: what is missing to the pars, or what was ordered before. */
export const FILL_SOURCES = ['par', 'last_order', 'last_weekday'] as const
export type FillSource = (typeof FILL_SOURCES)[number]

/** A count made longer ago than this was sent is none of tonight's, in seconds: a week without a connection. */
export const OLDEST_COUNT_SECONDS = 7 * 24 * 3_600

/**
 * The ids in their new order, one of them moved before another, or to the end (null). Unknown ids change nothing; moved
 * before itself it stays where it is.
 */
export function moved<Id>(ids: readonly Id[], id: Id, before: Id | null): Id[] {
  if (!ids.includes(id) || id === before || (before !== null && !ids.includes(before))) {
    return [...ids]
  }
  const others = ids.filter((other) => other !== id)
  const place = before === null ? others.length : others.indexOf(before)
  return others.toSpliced(place, 0, id)
}

type Placed = { readonly id: number; readonly section: string }

/** The items with one of them, or a new one, at the end of its section; at the end of all where it begins one. */
export function atEndOfSection(items: readonly Placed[], placed: Placed): Placed[] {
  const others = items.filter(({ id }) => id !== placed.id)
  const last = others.findLastIndex(({ section }) => section === placed.section)
  return others.toSpliced(last === -1 ? others.length : last + 1, 0, placed)
}
