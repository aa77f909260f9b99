import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES } from '@halles/contract/language.ts'
import { loadedFor, type Manifest } from './manifest.ts'
import { chunkSource, PARTS, routeName, routeSources, textsSource } from './page-files.ts'
import { ENTRY, stylesOfApplication, stylesOfPlainPages } from './page-head.ts'

/**
 * In brotli bytes. `form`: what visitors fill in, sign-up above all, draws its whole form at once and is read before any of it.
 */
const BUDGETS = {
  landing: 89_000,
  signedIn: 217_000,
  form: 234_500,
  /** The whole application's (decision 027). */
  css: 27_600,
}

/** What a page loads by itself after it is painted. */
const AFTER_PAINT: Record<string, string[]> = {
  '_restaurant/categories.$categoryName': [
    'src/features/catalogue/next-delivery/next-deliveries.tsx',
  ],
}

/** Scripts that stand in the pages themselves: this one in each, the other in the application's empty page. */
const BEFORE_PAINT = 'pages/scripts/before-paint.js'
const EARLY_REQUESTS = 'pages/scripts/early-requests.js'

export type PageSize = { page: string; scripts: string[]; js: number; css: number; budget: number }

/**
 * What each page loads until it rests, in the language that has more words: the entry, the route, and the parts that
 * the root brings its viewer. Not what comes when somebody opens it: the cart's drawer, dialogs, forms behind a
 * button, toasts. What of these is loaded ahead (`usePreloadWhenIdle`) is loaded at rest, and not where a person saves data.
 * e2e/pages/budgets.test.ts holds this against what a browser loads.
 */
export function measurePages(manifest: Manifest, sizeOf: (file: string) => number): PageSize[] {
  const inline = [BEFORE_PAINT, EARLY_REQUESTS].reduce((total, file) => total + sizeOf(file), 0)
  const words =
    LANGUAGES.map(textsSource).toSorted(
      (a, b) => sizeOf(manifest[b]?.file ?? '') - sizeOf(manifest[a]?.file ?? ''),
    )[0] ?? ''
  const application = stylesOfApplication(manifest)
  const row = (page: string, budget: number, sources: string[], styles = application): PageSize => {
    const inPage = budget === BUDGETS.signedIn ? inline : sizeOf(BEFORE_PAINT)
    const { scripts } = loadedFor(manifest, [...sources, words])
    const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
    return { page, scripts, js: inPage + sum(scripts), css: sum(styles), budget }
  }
  const landing = ['src/prerender/static.ts', 'src/prerender/landing-demo-island.tsx']
  return [
    row('landing', BUDGETS.landing, landing, stylesOfPlainPages(manifest)),
    ...routeSources(manifest).flatMap((source) => {
      const page = routeName(source)
      const viewers = viewersOf(page)
      if (viewers.length === 0) return row(page, BUDGETS.form, [ENTRY, source])
      return viewers.map((viewer) =>
        row(viewers.length > 1 ? `${page}, ${viewer}` : page, BUDGETS.signedIn, [
          ENTRY,
          source,
          ...(AFTER_PAINT[page] ?? []),
          ...PARTS[viewer].map((name) => chunkSource(manifest, name)),
        ]),
      )
    }),
  ]
}

function viewersOf(page: string): (keyof typeof PARTS)[] {
  if (page.startsWith('_operator/')) return ['operator']
  if (page.startsWith('_supplier/')) return ['supplier']
  if (page.startsWith('_restaurant/')) return ['restaurant']
  return page.startsWith('_signed-in/') ? ['restaurant', 'supplier'] : []
}

/** One sentence for each page that outgrew its budget. */
export function pagesOverBudget(weights: readonly PageSize[]): string[] {
  return weights.flatMap(({ page, js, css, budget }) => [
    ...(js > budget
      ? [`${page} loads ${kilobytes(js)} of JavaScript, over ${kilobytes(budget)}`]
      : []),
    ...(css > BUDGETS.css
      ? [`${page} loads ${kilobytes(css)} of CSS, over ${kilobytes(BUDGETS.css)}`]
      : []),
  ])
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

const dist = join(import.meta.dirname, 'dist')

/** The build on this disk, its files as a browser that takes brotli gets them. */
export function readBuild() {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const sizeOf = (file: string) => {
    const path = join(dist, file)
    return existsSync(`${path}.br`)
      ? statSync(`${path}.br`).size
      : brotliCompressSync(readFileSync(path)).length
  }
  return { manifest, sizeOf }
}
