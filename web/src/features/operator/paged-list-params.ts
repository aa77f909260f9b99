export type PagedListParams = {
  search: string | undefined
  onSearch: (search: string) => void
  /** From 1. */
  page: number
  onPage: (page: number) => void
}
