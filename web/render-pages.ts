import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@halles/contract/language.ts'
import { NOT_FOUND, type RenderedPage, renderedPages, staticPages } from '@halles/contract/pages.ts'
import { robots, sitemap } from './crawlers.ts'
import type { Manifest } from './manifest.ts'
import { escapeHtml, filesInHead, typefacesInHead, type Words, wordsInHead } from './page-head.ts'

type Render = (name: RenderedPage, address: string, language: Language) => Promise<Rendered>
type Rendered = Words & { html: string; needsScript: string }

const addresses = new Map<RenderedPage, string>([
  ...Object.entries(renderedPages).map(([address, name]) => [name, address] as const),
  [NOT_FOUND, '/not-found'],
])

/** Writes every page that anyone may read, in both languages, into pages/, with robots.txt and sitemap.xml. */
export async function renderPages(dist: string, manifest: Manifest, render: Render) {
  const emptyPage = join(dist, 'index.html')
  const template = await readFile(emptyPage, 'utf8')
  for (const language of LANGUAGES) {
    await mkdir(join(dist, 'pages', language), { recursive: true })
    for (const [name, address] of addresses) {
      const page = await render(name, address, language)
      const head = [
        ...wordsInHead({ name, address, language, words: page }),
        ...filesInHead(name, language, manifest),
      ]
      const html = fill(template, { name, language, head, ...page })
      await writeFile(join(dist, 'pages', language, `${name}.html`), html)
    }
  }
  const typefaces = typefacesInHead(manifest).join('\n    ')
  await writeFile(emptyPage, replaceOnce(template, END_OF_OWN, typefaces))
  await writeFile(join(dist, 'pages/robots.txt'), robots)
  await writeFile(join(dist, 'pages/sitemap.xml'), sitemap)
  return addresses.size * LANGUAGES.length
}

type Filling = Rendered & { name: RenderedPage; language: Language; head: string[] }

/** The page in place of the application's empty one, with its own head and files. */
function fill(template: string, { name, language, head, html, needsScript }: Filling): string {
  const isPlain = staticPages.some((plain) => plain === name)
  const noScript = isPlain ? '' : `<noscript><p>${escapeHtml(needsScript)}</p></noscript>\n    `
  const body = `${noScript}<div id="root">${inLanguage(html, language)}</div>`
  return [
    [/<html lang="fr"/, `<html lang="${language}" data-page="${name}"`],
    [OWN_FILES, ''],
    [OWN_WORDS, head.join('\n    ')],
    ['<div id="root"></div>', body],
  ].reduce((page, [place, text]) => replaceOnce(page, place ?? '', String(text)), template)
}

/** What of the empty page's head others have of their own. */
const END_OF_OWN = '<!-- Until here. -->'
const OWN_WORDS = new RegExp(`<!-- Rendered pages .*${END_OF_OWN}`, 's')
/** The scripts and style sheets of the empty page, not those of its first paint. */
const OWN_FILES =
  /^\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?\n/gm

function replaceOnce(page: string, place: string | RegExp, text: string): string {
  const filled = page.replace(place, () => text)
  if (filled === page) throw new Error(`index.html has no ${place}.`)
  return filled
}

/** Who reads English without a script goes on in English. */
function inLanguage(html: string, language: Language): string {
  if (language === 'fr') return html
  return html.replace(/ href="(\/[^"#]*)(#[^"]*)?"/g, (link, address: string, anchor = '') => {
    const known = Object.hasOwn(renderedPages, address.replaceAll('&amp;', '&'))
    return known
      ? ` href="${address}${address.includes('?') ? '&amp;' : '?'}lang=en${anchor}"`
      : link
  })
}
