import { perRequest } from './request-scope.ts'

const page = perRequest((): { renderedAt: Date | undefined } => ({ renderedAt: undefined }))

/** While a page is rendered, and taken over, it stays the same moment: words such as "tomorrow" may not change meanwhile. */
export function holdNow(at: Date | undefined): void {
  page().renderedAt = at
}

/** In a browser: whether a page that the server rendered for it is being taken over. */
export function isHydrating(): boolean {
  return page().renderedAt !== undefined
}

/** For what is drawn. */
export function nowDrawn(): Date {
  return page().renderedAt ?? new Date()
}
