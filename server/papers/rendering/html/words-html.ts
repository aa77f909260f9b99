import { type Html, html } from '../../../mail/templates/html.ts'
import type { Words } from '../paper-document.ts'

/** Both languages in one line: "Facture / Invoice". The page is French; what is English says so. */
export function inlineHtml(words: Words): Html {
  if (typeof words === 'string') return html`${words}`
  return html`${words.fr} <span aria-hidden="true">/</span> <span lang="en">${words.en}</span>`
}

/** French above, English below, where lines are short. */
export function stackedHtml(words: Words): Html {
  if (typeof words === 'string') return html`${words}`
  return html`${words.fr}<br><span lang="en">${words.en}</span>`
}
