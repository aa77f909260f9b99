import { PAPER_STATES } from '@halles/domain/papers/paper.ts'
import { oneOf, pageFrom, publicIdText, searchText } from '../../platform/address/search.ts'
import { monthText } from './months.ts'

const PAPER_FILTERS = [...PAPER_STATES, 'credit_note'] as const

export const paperFilter = oneOf(PAPER_FILTERS)

export const SUPPLIER_PAPER_TABS = ['papers', 'issue', 'customers', 'payments'] as const
export const RESTAURANT_PAPER_TABS = ['papers', 'suppliers', 'payments'] as const
export type PaperTab = (typeof SUPPLIER_PAPER_TABS)[number] | (typeof RESTAURANT_PAPER_TABS)[number]

/** What the address says beside the tab: of the invoices what they are narrowed to, of the others search and page. */
export const papersAddress = {
  month: monthText,
  state: paperFilter,
  other: publicIdText,
  search: searchText,
  page: pageFrom(1),
}

export type PapersAddress = {
  month?: string | undefined
  state?: (typeof PAPER_FILTERS)[number] | undefined
  other?: string | undefined
  search?: string | undefined
  page?: number | undefined
}
