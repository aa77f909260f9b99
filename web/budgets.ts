import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { LANGUAGES } from '@halles/contract/language.ts'
import { loadedFor, type Manifest } from './manifest.ts'

/** In brotli bytes. `form`: what visitors fill in, sign-up above all, draws its whole form at once and is read before any of it. */
const BUDGETS = { landing: 110_000, signedIn: 200_000, form: 230_000, css: 20_000 }

export type Weight = { page: string; files: number; js: number; css: number; budget: number }

const ROUTE = '?tsr-split=component'

/** What each page loads in the language that has more words, once everything it shows at first is there. */
export function weigh(manifest: Manifest, sizeOf: (file: string) => number): Weight[] {
  const routes = Object.keys(manifest).filter((source) => source.endsWith(ROUTE))
  const words =
    LANGUAGES.map((language) => `../texts/${language}.ts`).toSorted(
      (a, b) => sizeOf(manifest[b]?.file ?? '') - sizeOf(manifest[a]?.file ?? ''),
    )[0] ?? ''
  const row = (page: string, budget: number, sources: string[], styles = sources): Weight => {
    const { scripts } = loadedFor(manifest, [...sources, words])
    const { css } = loadedFor(manifest, styles)
    const sum = (files: string[]) => files.reduce((total, file) => total + sizeOf(file), 0)
    return { page, files: scripts.length, js: sum(scripts), css: sum(css), budget }
  }
  const landing = ['src/face/plain.ts', 'src/face/stall-island.tsx']
  return [
    row('landing', BUDGETS.landing, landing, ['src/face/plain-page.tsx']),
    ...routes.map((source) =>
      row(nameOf(source), source.startsWith('src/routes/_') ? BUDGETS.signedIn : BUDGETS.form, [
        'index.html',
        source,
      ]),
    ),
  ]
}

/** One sentence for each page that outgrew its budget. */
export function outgrown(weights: readonly Weight[]): string[] {
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

function nameOf(source: string): string {
  return source.replace('src/routes/', '').replace(`.tsx${ROUTE}`, '')
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
