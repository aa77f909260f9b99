import { type Html, html } from '../../../mail/templates/html.ts'
import type { PaperBlock, PaperDocument, PaperFact, PaperSum, Party } from '../paper-document.ts'
import { tableHtml } from './table-html.ts'
import { inlineHtml } from './words-html.ts'

/**
 * A paper as a page to read and to print, without any script. Its looks are in `web/public/paper.css`: the server's policy takes style
 * sheets of its own alone.
 */
export function paperHtml({ title, number, name, blocks, footer }: PaperDocument): string {
  return html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${name}</title>
<link rel="stylesheet" href="/paper.css">
</head>
<body>
<main>
<h1>${inlineHtml(title)}${number === '' ? '' : html` <span class="number">${number}</span>`}</h1>
${blocks.map(blockHtml)}</main>
<footer>${inlineHtml(footer)}</footer>
</body>
</html>
`.markup
}

function blockHtml(block: PaperBlock): Html {
  switch (block.is) {
    case 'facts':
      return html`<dl class="facts">\n${block.rows.map(factHtml)}</dl>\n`
    case 'parties':
      return html`<div class="parties">\n${block.parties.map(partyHtml)}</div>\n`
    case 'table':
      return tableHtml(block)
    case 'sums':
      return html`<table class="sums">
<caption>${inlineHtml(block.caption)}</caption>
<tbody>
${block.rows.map(sumHtml)}</tbody>
</table>\n`
    case 'paragraph':
      return html`<p>${inlineHtml(block.text)}</p>\n`
    case 'notice':
      return html`<p class="notice">${inlineHtml(block.text)}</p>\n`
    case 'signature':
      return html`<div class="signature">\n${block.labels.map((label) => html`<p>${inlineHtml(label)}</p>\n`)}</div>\n`
  }
}

function factHtml({ label, value, isLong }: PaperFact): Html {
  return html`<div${isLong ? html` class="long"` : ''}><dt>${inlineHtml(label)}</dt><dd>${inlineHtml(value)}</dd></div>\n`
}

function partyHtml({ label, name, lines }: Party): Html {
  return html`<section>
<h2>${inlineHtml(label)}</h2>
<p><strong>${name}</strong>${lines.map((line) => html`<br>${inlineHtml(line)}`)}</p>
</section>\n`
}

function sumHtml({ label, detail, amount, isTotal }: PaperSum): Html {
  return html`<tr${isTotal ? html` class="total"` : ''}>
<th scope="row">${inlineHtml(label)}${detail === undefined ? '' : html`<br><small>${inlineHtml(detail)}</small>`}</th>
<td class="end">${inlineHtml(amount)}</td>
</tr>\n`
}
