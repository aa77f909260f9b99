import { readFileSync } from 'node:fs'

/** The paths of the generated route tree, as contract/pages.ts writes them. */
export function builtPaths(): string[] {
  const tree = readFileSync(new URL('src/routeTree.gen.ts', import.meta.url), 'utf8')
  const [, union = ''] = /^ {2}to:((?:\s+\| '[^']+')+)/m.exec(tree) ?? []
  return Array.from(union.matchAll(/'([^']+)'/g), ([, path = '']) => path)
}
