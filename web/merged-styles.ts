import type { Plugin, Rolldown } from 'vite'

/** The style sheet of the whole application, as the manifest names it. */
export const APPLICATION_STYLES = 'src/application.css'

type Bundle = Rolldown.OutputBundle

/**
 * Merges the style sheets of all chunks into one, but those that `plain`, an entry, loads: a page of the application had some
 * fifteen of a kilobyte or two. No chunk names the merged one, which stands in the pages: its name changes with any rule, and
 * chunks that named it would have to change theirs.
 */
export function mergedStyles(plain: string): Plugin {
  return {
    name: 'merged-styles',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    generateBundle: {
      // Before Vite writes down which style sheets come with which chunk.
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const apart = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(plain))
        const kept = new Set(apart && stylesOf(bundle, [apart.fileName], 'imports'))
        const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
        const merged = stylesOf(bundle, entries, 'all').filter((name) => !kept.has(name))
        this.emitFile({
          type: 'asset',
          name: 'application.css',
          originalFileName: APPLICATION_STYLES,
          source: merged.map((name) => sourceOf(bundle, name)).join('\n'),
        })
        for (const { viteMetadata } of chunks) {
          for (const name of merged) viteMetadata?.importedCss.delete(name)
        }
        for (const name of merged) delete bundle[name]
      },
    },
  }
}

/** In the order in which a browser would load them: those of what a chunk imports before its own. */
function stylesOf(bundle: Bundle, entries: readonly string[], which: 'imports' | 'all'): string[] {
  const names = new Set<string>()
  const seen = new Set<string>()
  const later: string[] = []
  const visit = (fileName: string) => {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return
    seen.add(fileName)
    chunk.imports.forEach(visit)
    for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name)
    if (which === 'all') later.push(...chunk.dynamicImports)
  }
  entries.forEach(visit)
  for (const fileName of later) visit(fileName)
  return [...names]
}

function sourceOf(bundle: Bundle, name: string): string {
  const asset = bundle[name]
  if (asset?.type !== 'asset') throw new Error(`The build has no ${name}.`)
  return asset.source.toString()
}
