import type { Language } from '@halles/contract/language.ts'
import { escapeHtml } from './page-head.ts'

/** Texts of the notice that the application has not started; see src/platform/start-notice.ts. */
export type StartWords = { retrying: string; failed: string; reload: string }

/** Hidden. In a page for both languages only that of the document is displayed. */
export function startNotice(words: Partial<Record<Language, StartWords>>): string {
  const paragraphs = Object.entries(words).map(
    ([language, { retrying, failed, reload }]) =>
      `<div lang="${language}"><p data-state="retrying">${escapeHtml(retrying)}</p>` +
      `<p data-state="failed">${escapeHtml(failed)}</p>` +
      `<button type="button" data-state="failed" data-reload>${escapeHtml(reload)}</button></div>`,
  )
  return `<div id="start-notice" role="alert" hidden>${paragraphs.join('')}</div>`
}
