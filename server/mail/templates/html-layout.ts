import type { Language } from '@halles/contract/language.ts'
import { type Html, html } from './html.ts'
import { htmlBlock } from './html-blocks.ts'
import { COLOURS, SANS, SERIF } from './look.ts'
import type { MailBody } from './mail-body.ts'
import type { Frame } from './plain-text.ts'

// As under the header of the screens: the scallops of a stall's awning.
const AWNING = html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;"><tr>
${Array.from({ length: 20 }, () => html`<td height="9" style="height:9px;font-size:0;line-height:0;background-color:${COLOURS.deep};border-radius:0 0 9px 9px;">&nbsp;</td>`)}
</tr></table>`

/** The HTML of a mail: tables and inline styles only, which is all that mail programs agree on. */
export function toHtml(
  body: MailBody,
  { language, words, links, runBy }: Frame & { language: Language },
): string {
  const { paper, surface, line, ink, soft, deep } = COLOURS
  const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${body.subject}</title>
</head>
<body style="margin:0;padding:0;background-color:${paper};-webkit-text-size-adjust:100%;">
<div style="display:none;max-height:0;overflow:hidden;">${previewOf(body)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${paper};">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;font-family:${SANS};font-size:16px;line-height:1.55;color:${ink};">
<tr><td style="padding:20px 28px;background-color:${deep};border-radius:12px 12px 0 0;">
<a href="${links.home}" style="font-family:${SERIF};font-size:26px;line-height:1.2;font-weight:bold;color:#ffffff;text-decoration:none;">${words.name}</a>
<div style="font-size:13px;line-height:1.4;color:#c9ddd1;">${words.tagline}</div>
</td></tr>
<tr><td style="background-color:${surface};border:1px solid ${line};border-width:0 1px;">${AWNING}</td></tr>
<tr><td style="padding:20px 28px 12px;word-break:break-word;background-color:${surface};border:1px solid ${line};border-top:0;border-radius:0 0 12px 12px;">
<h1 style="margin:0 0 20px;font-family:${SERIF};font-size:24px;line-height:1.25;font-weight:bold;color:${ink};">${body.subject}</h1>
${body.greeting === undefined ? '' : html`<p style="margin:0 0 16px;">${body.greeting}</p>`}
${body.blocks.map((block) => htmlBlock(block, words))}
</td></tr>
<tr><td style="padding:20px 28px;font-size:13px;line-height:1.5;color:${soft};">
${words.automatic}<br>
${
  runBy
    ? html`${runBy}<br>
`
    : ''
}${words.question} <a href="${links.contact}" style="color:${soft};">${links.contact}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
  return page.markup
}

/** What a list of mails shows after the subject. */
function previewOf({ blocks }: MailBody): Html {
  const first = blocks.find((block) => block.is === 'paragraph')
  return html`${first?.text ?? ''}`
}
