import type { MailTexts } from '@halles/texts/fr/mails.ts'
import { type Html, html } from './html.ts'
import { COLOURS } from './look.ts'
import type { LineView, MailBlock, SpecialView, Sum } from './mail-body.ts'

const { line, ink, soft, leaf, tomato, sky, paper } = COLOURS
const FIGURES = 'white-space:nowrap;font-variant-numeric:tabular-nums;'

export function htmlBlock(block: MailBlock, words: MailTexts['layout']): Html {
  switch (block.is) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px;">${block.text}</p>\n`
    case 'action':
      return button(block, words)
    case 'quote':
      return html`<p style="margin:0 0 16px;padding:12px 16px;background-color:${paper};border-left:3px solid ${leaf};">${withLineBreaks(block.text)}</p>\n`
    case 'notice':
      return html`<p style="margin:24px 0 16px;padding-top:16px;border-top:1px solid ${line};font-size:13px;line-height:1.5;color:${soft};">${block.text}<br>
<a href="${block.href}" style="color:${soft};">${block.label}</a></p>\n`
    case 'facts':
      return table(block.rows.map(factRow))
    case 'lines':
      return html`${heading(block)}${table([...block.lines.map(lineRow), sumRow(block.sum)])}`
    case 'total':
      return table([sumRow(block)])
    case 'specials':
      return html`${heading(block)}${table(block.specials.map(specialRow))}`
  }
}

function heading({ title, subtitle }: { title?: string; subtitle?: string }): Html {
  return html`${title === undefined ? '' : html`<h2 style="margin:24px 0 8px;font-size:17px;line-height:1.3;color:${ink};">${title}</h2>\n`}${subtitle === undefined ? '' : html`<p style="margin:0 0 8px;font-size:15px;line-height:1.45;">${subtitle}</p>\n`}`
}

function table(rows: Html[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;font-size:15px;line-height:1.45;">
${rows}</table>\n`
}

function button({ label, href }: { label: string; href: string }, words: MailTexts['layout']) {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 12px;">
<tr><td style="background-color:${leaf};border-radius:12px;">
<a href="${href}" style="display:inline-block;padding:13px 24px;font-weight:bold;color:#ffffff;text-decoration:none;">${label}</a>
</td></tr></table>
<p style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${soft};">${words.orCopy}<br>
<a href="${href}" style="color:${soft};word-break:break-all;">${href}</a></p>\n`
}

function factRow({ label, value }: { label: string; value: string }): Html {
  return html`<tr>
<td valign="top" style="padding:4px 16px 4px 0;color:${soft};white-space:nowrap;">${label}</td>
<td valign="top" width="100%" style="padding:4px 0;">${value}</td>
</tr>\n`
}

function lineRow(view: LineView): Html {
  const cell = `padding:10px 0;border-top:1px solid ${line};`
  const isRemoved = view.removed !== undefined
  return html`<tr>
<td valign="top" style="${cell}">
<strong>${isRemoved ? struck(view.name) : view.name}</strong><br>
<span style="font-size:13px;color:${soft};">${view.detail}</span><br>
${quantityOf(view)}
</td>
<td valign="top" align="right" style="${cell}padding-left:12px;${FIGURES}">${isRemoved ? html`<span style="color:${soft};">${struck(view.amount)}</span>` : view.amount}</td>
</tr>\n`
}

function specialRow({ name, href, price, formerPrice, detail, days }: SpecialView): Html {
  const cell = `padding:10px 0;border-top:1px solid ${line};`
  const small = `font-size:13px;color:${soft};`
  return html`<tr>
<td valign="top" style="${cell}">
<a href="${href}" style="color:${ink};font-weight:bold;">${name}</a><br>
<span style="${small}">${detail}</span><br>
${days}
</td>
<td valign="top" align="right" style="${cell}padding-left:12px;${FIGURES}"><strong>${price}</strong><br><span style="${small}">${formerPrice}</span></td>
</tr>\n`
}

function quantityOf({ quantity, formerQuantity, removed }: LineView): Html {
  if (removed !== undefined)
    return html`${struck(quantity)} <strong style="color:${tomato};">${removed}</strong>`
  if (formerQuantity === undefined) return html`${quantity}`
  return html`${struck(formerQuantity)} <strong style="color:${sky};">${quantity}</strong>`
}

function sumRow({ label, amount, formerAmount }: Sum): Html {
  const cell = `padding:12px 0 0;border-top:2px solid ${ink};font-weight:bold;`
  const former = formerAmount === undefined ? '' : html`${struck(formerAmount)} `
  return html`<tr>
<td valign="top" style="${cell}">${label}</td>
<td valign="top" align="right" style="${cell}padding-left:12px;${FIGURES}">${former}${amount}</td>
</tr>\n`
}

function struck(text: string): Html {
  return html`<s style="font-weight:normal;color:${soft};">${text}</s>`
}

function withLineBreaks(text: string): Html[] {
  return text.split(/\r?\n/).map((part, index) => html`${index > 0 ? html`<br>` : ''}${part}`)
}
