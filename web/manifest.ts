/** A part of Vite's manifest: what a source file became, and what comes with it. */
export type Manifest = Record<
  string,
  {
    file: string
    name?: string
    src?: string
    isEntry?: boolean
    imports?: string[]
    dynamicImports?: string[]
    css?: string[]
    assets?: string[]
  }
>

export function loadedFor(manifest: Manifest, sources: readonly string[]) {
  const seen = new Set<string>()
  const css = new Set<string>()
  const visit = (source: string) => {
    const entry = manifest[source]
    if (!entry) throw new Error(`The build has no ${source}.`)
    if (seen.has(source)) return
    seen.add(source)
    for (const imported of entry.imports ?? []) visit(imported)
    for (const sheet of entry.css ?? []) css.add(sheet)
  }
  for (const source of sources) visit(source)
  const files = [...seen].map((source) => manifest[source]?.file ?? '')
  return { scripts: files.filter((file) => file.endsWith('.js')), css: [...css] }
}
