import { type Html, html } from '../../../mail/templates/html.ts'
import type { PaperCell, PaperColumn, PaperTable, RowGroup } from '../paper-document.ts'
import { inlineHtml, stackedHtml } from './words-html.ts'

/** A table whose header browsers print on every page. */
export function tableHtml({ caption, columns, groups }: PaperTable): Html {
  return html`<table class="lines">
<caption>${inlineHtml(caption)}</caption>
<thead>
<tr>
${columns.map(({ header, align }) => html`<th scope="col"${classOf(align)}>${stackedHtml(header)}</th>\n`)}</tr>
</thead>
${groups.map((group) => groupHtml(columns, group))}</table>\n`
}

function groupHtml(columns: readonly PaperColumn[], { title, rows }: RowGroup): Html {
  const titleRow =
    title === undefined
      ? ''
      : html`<tr><th scope="rowgroup" colspan="${String(columns.length)}">${inlineHtml(title)}</th></tr>\n`
  return html`<tbody>
${titleRow}${rows.map((cells) => html`<tr>\n${cells.map((cell, index) => cellHtml(columns[index], cell))}</tr>\n`)}</tbody>\n`
}

function cellHtml(column: PaperColumn | undefined, { text, details = [] }: PaperCell): Html {
  const content = html`${stackedHtml(text)}${details.map((detail, index) => html`${index > 0 || text !== '' ? html`<br>` : ''}<small>${inlineHtml(detail)}</small>`)}`
  if (column?.isName) return html`<th scope="row">${content}</th>\n`
  return html`<td${classOf(column?.align)}>${content}</td>\n`
}

function classOf(align: PaperColumn['align'] | undefined): Html | string {
  return align === 'end' ? html` class="end"` : ''
}
