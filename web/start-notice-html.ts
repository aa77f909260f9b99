import type { Language } from '@halles/contract/language.ts'
import { escapeHtml } from './page-head.ts'

/** What a page says of itself when its application does not start; see src/platform/start-notice.ts. */
export type StartWords = { retrying: string; failed: string; reload: string }

/** Hidden until then. Of a page that may be in either language the document's shows. */
export function startNotice(words: Partial<Record<Language, StartWords>>): string {
  const paragraphs = Object.entries(words).map(
    ([language, { retrying, failed, reload }]) =>
      `<div lang="${language}"><p data-state="retrying">${escapeHtml(retrying)}</p>` +
      `<p data-state="failed">${escapeHtml(failed)}</p>` +
      `<button type="button" data-state="failed" data-reload>${escapeHtml(reload)}</button></div>`,
  )
  return `<div id="start-notice" role="alert" hidden>${paragraphs.join('')}</div>`
}
