import type { Manifest } from './manifest.ts'

/** As the router's plugin names what it splits off (vite.config.ts). */
export const ROUTE = '?tsr-split=component---loader'

/** Chunks of vite.config.ts that the root brings on every page, without being asked: see routes/__root.tsx. */
export const PARTS = {
  operator: ['signed-in'],
  supplier: ['signed-in'],
  restaurant: ['signed-in', 'cart'],
} as const

export function routeSources(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((source) => source.endsWith(ROUTE))
}

/** Each route's source by the path of its page. */
export function routesByPath(manifest: Manifest): Record<string, string> {
  return Object.fromEntries(
    routeSources(manifest).map((source) => [routePath(routeName(source)), source]),
  )
}

/** A route's file without folder and ending: `_restaurant/checkout`. */
export function routeName(source: string): string {
  return source.replace('src/routes/', '').replace(`.tsx${ROUTE}`, '')
}

export function routePath(name: string): string {
  const parts = name.replace(/^_[^/]+\//, '').split(/[./]/)
  // What ends with an underscore is drawn without the page that it is part of.
  return `/${parts.flatMap((part) => (part === 'index' ? [] : part.replace(/_$/, ''))).join('/')}`
}

/** The source under which the manifest has a chunk of vite.config.ts. */
export function chunkSource(manifest: Manifest, name: string): string {
  return Object.keys(manifest).find((source) => manifest[source]?.name === name) ?? name
}

export function textsSource(language: string): string {
  return `../texts/${language}.ts`
}
