import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@halles/contract/language.ts'
import { readConfig } from '../../config.ts'
import type { MailKind } from '../content/mail-kinds.ts'
import { mailLinks } from '../content/mail-links.ts'
import { type Html, html } from '../templates/html.ts'
import { renderMail } from '../templates/render-mail.ts'
import { SAMPLE_KINDS, SAMPLES } from './samples.ts'

// `npm run preview:mails`: every mail in both languages, as files and on one page.
const { dataDir, publicUrl, legal } = readConfig()
const links = mailLinks(publicUrl)
const folder = join(dataDir, 'mail-preview')

await mkdir(folder, { recursive: true })
const shown = await Promise.all(
  SAMPLE_KINDS.flatMap((kind) => LANGUAGES.map((language) => preview(kind, language))),
)
await writeFile(join(folder, 'index.html'), page(shown).markup)
process.stdout.write(`${shown.length} mails: ${join(folder, 'index.html')}\n`)

async function preview(kind: MailKind, language: Language): Promise<Html> {
  const mail = renderMail(kind, SAMPLES[kind], { language, links, legal })
  const name = `${kind}.${language}`
  await writeFile(join(folder, `${name}.html`), mail.html)
  await writeFile(join(folder, `${name}.txt`), mail.text)
  return html`<h2 id="${name}"><a href="${name}.html">${name}</a></h2>
<div><iframe src="${name}.html" width="700"></iframe><iframe src="${name}.html" width="390"></iframe>
<pre>${mail.text}</pre></div>`
}

function page(mails: Html[]): Html {
  return html`<!doctype html>
<meta charset="utf-8"><title>Halles mails</title>
<style>div { display: flex; gap: 8px } iframe, pre { height: 800px; border: 1px solid; overflow: auto }</style>
${mails}`
}
