import type { pages } from '@halles/contract/pages.ts'
import { useRouter } from '@tanstack/react-router'

type PagePath = keyof typeof pages

/**
 * Where a link to a page of the table leads, once this build has that page: header and footer name pages that later
 * work adds, and show them by their being there. `path` is the page with its parts filled in.
 */
export function useBuiltPages() {
  const { routesByPath } = useRouter()
  return (page: PagePath, path: string = page) => (page in routesByPath ? (path as '/') : undefined)
}
