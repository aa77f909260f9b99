import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@halles/contract/language.ts'
import { formPages, NOT_FOUND, type RenderedPage, renderedPages } from '@halles/contract/pages.ts'
import { rendered as english } from '@halles/texts/en/rendered.ts'
import { rendered as french } from '@halles/texts/fr/rendered.ts'
import { robots, sitemap } from './crawlers.ts'
import { beforePaintScript, earlyRequestsScript } from './early-script.ts'
import { fillTemplate } from './html-template.ts'
import type { Manifest } from './manifest.ts'
import {
  escapeHtml,
  filesInHead,
  filesInHeadOfShell,
  NO_INDEX,
  type Words,
  wordsInHead,
} from './page-head.ts'
import { startNotice } from './start-notice-html.ts'

type Render = (name: RenderedPage, address: string, language: Language) => Promise<Rendered>
type Rendered = Words & { html: string }

const addresses = new Map<RenderedPage, string>([
  ...Object.entries(renderedPages).map(([address, name]) => [name, address] as const),
  [NOT_FOUND, '/not-found'],
])
export const texts = { fr: french, en: english }

/**
 * Writes the application's shell, and into pages/ every page that anyone may read, in both languages, with robots.txt and
 * sitemap.xml. The scripts that stand in them lie beside them: the server's content security policy names them.
 */
export async function renderPages(dist: string, manifest: Manifest, render: Render) {
  const template = await readFile(new URL('index.html', import.meta.url), 'utf8')
  const early = await beforePaintScript()
  const requests = await earlyRequestsScript(manifest)
  const script = scriptOf(early)
  for (const language of LANGUAGES) {
    await mkdir(join(dist, 'pages', language), { recursive: true })
    for (const [name, address] of addresses) {
      const page = await render(name, address, language)
      const hasForm = formPages.some((one) => one === name)
      const html = fillTemplate(template, {
        html: `lang="${language}" data-page="${name}"`,
        head: [
          script,
          ...wordsInHead({ name, address, language, words: page }),
          ...filesInHead(name, language, manifest),
        ],
        body: [
          hasForm ? noScript(paragraph(language, texts[language].needsScript)) : '',
          `<div id="root">${page.html}</div>`,
          startNotice({ [language]: texts[language].start }),
        ],
      })
      await writeFile(join(dist, 'pages', language, `${name}.html`), html)
    }
  }
  await writeFile(join(dist, 'index.html'), shell(template, [script, scriptOf(requests)], manifest))
  await mkdir(join(dist, 'pages/scripts'))
  await writeFile(join(dist, 'pages/scripts/before-paint.js'), early)
  await writeFile(join(dist, 'pages/scripts/early-requests.js'), requests)
  await writeFile(join(dist, 'pages/robots.txt'), robots)
  await writeFile(join(dist, 'pages/sitemap.xml'), sitemap)
  return addresses.size * LANGUAGES.length
}

/** The application's empty page. Only a script can say in which language it is read. */
function shell(template: string, scripts: readonly string[], manifest: Manifest): string {
  const sentences = LANGUAGES.map((language) =>
    paragraph(language, texts[language].applicationNeedsScript),
  )
  return fillTemplate(template, {
    html: 'lang="fr"',
    head: [...scripts, '<title>Halles</title>', NO_INDEX, ...filesInHeadOfShell(manifest)],
    body: [
      noScript(...sentences),
      '<div id="root"></div>',
      startNotice({ fr: french.start, en: english.start }),
    ],
  })
}

export function scriptOf(code: string): string {
  return `<script>${code}</script>`
}

export function noScript(...paragraphs: string[]): string {
  return `<noscript>${paragraphs.join('')}</noscript>`
}

export function paragraph(language: Language, text: string): string {
  return `<p lang="${language}">${escapeHtml(text)}</p>`
}
