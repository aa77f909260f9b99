import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '@halles/contract/language.ts'
import type { PagePath } from '@halles/contract/pages.ts'
import { beforePaintScript } from './early-script.ts'
import { fillTemplate } from './html-template.ts'
import type { Manifest } from './manifest.ts'
import { chunkSource, PARTS, routesByPath, textsSource } from './page-files.ts'
import { afterPaint, ENTRY, NO_INDEX, styleSheets, stylesOfApplication } from './page-head.ts'
import { noScript, paragraph, scriptOf, texts } from './render-pages.ts'
import { startNotice } from './start-notice-html.ts'

/** What the server renders for whoever is signed in, and for whom. Of any other page it sends the application's empty one. */
const REQUEST_PAGES = {
  '/categories/$categoryName': 'restaurant',
  '/product/$productPublicId': 'restaurant',
  '/order/$orderPublicId': 'restaurant',
  '/checkout': 'restaurant',
  '/supplier/order/$supplierOrderPublicId': 'supplier',
} as const satisfies Partial<Record<PagePath, 'restaurant' | 'supplier'>>

/**
 * What stands around the pages that the server renders for whoever is signed in, by language and page, with the places
 * where it puts title, page and data.
 */
export async function writeTemplates(dist: string, manifest: Manifest): Promise<void> {
  const template = await readFile(new URL('index.html', import.meta.url), 'utf8')
  const early = await beforePaintScript()
  const routes = routesByPath(manifest)
  const templates = LANGUAGES.map((language) => {
    const pages = Object.entries(REQUEST_PAGES).map(([page, viewer]) => {
      const route = routes[page]
      if (route === undefined) throw new Error(`The build has no ${page}.`)
      const parts = PARTS[viewer].map((name) => chunkSource(manifest, name))
      const html = fillTemplate(template, {
        html: `lang="${language}" data-rendered`,
        head: [
          scriptOf(early),
          '<title><!-- title --></title>',
          NO_INDEX,
          ...styleSheets(stylesOfApplication(manifest)),
          afterPaint(manifest, [ENTRY, textsSource(language), route, ...parts]),
        ],
        body: [
          noScript(paragraph(language, texts[language].applicationNeedsScript)),
          '<div id="root"><!-- page --></div>',
          '<script type="application/json" id="page-data"><!-- data --></script>',
          startNotice({ [language]: texts[language].start }),
        ],
      })
      return [page, html] as const
    })
    return [language, Object.fromEntries(pages)] as const
  })
  await writeFile(
    join(dist, '.render/templates.json'),
    JSON.stringify(Object.fromEntries(templates)),
  )
}
