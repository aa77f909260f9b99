/** What the address asks of a list, and how the list asks for more. */
export type PagedListParams = {
  search: string | undefined
  onSearch: (search: string) => void
  /** From 1. */
  page: number
  onPage: (page: number) => void
}
