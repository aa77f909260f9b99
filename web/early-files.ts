import { LANGUAGES } from '@halles/contract/language.ts'
import { loadedFor, type Manifest } from './manifest.ts'
import { chunkSource, PARTS, routesByPath, textsSource } from './page-files.ts'
import { ENTRY } from './page-head.ts'

/**
 * What prerender/early-requests.ts loads of a page: its route's files and those of its kind of account and its language,
 * without those of the entry, which stand in the empty page itself.
 */
export function earlyFiles(manifest: Manifest) {
  const entry = filesOf(manifest, [ENTRY])
  const needed = [
    ...Object.entries(routesByPath(manifest)).map(([path, source]) => [path, [source]] as const),
    ...Object.entries(PARTS).map(
      ([kind, chunks]) => [kind, chunks.map((name) => chunkSource(manifest, name))] as const,
    ),
    ...LANGUAGES.map((language) => [language, [textsSource(language)]] as const),
  ].map(([name, sources]) => {
    const files = filesOf(manifest, sources).filter((file) => !entry.includes(file))
    return [name, files] as const
  })
  const names = [...new Set(needed.flatMap(([, files]) => files))]
  return {
    names,
    neededFor: Object.fromEntries(
      needed.map(([name, files]) => [name, files.map((file) => names.indexOf(file))]),
    ),
  }
}

function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const { scripts, css } = loadedFor(manifest, sources)
  return [...scripts, ...css]
}
