import { readFile } from 'node:fs/promises'

const TEMPLATES = new URL('../../docs/cluster/', import.meta.url)

/** A file of docs/cluster with its {{…}} filled in. */
export async function fillTemplate(
  name: string,
  values: Record<string, string | number>,
): Promise<string> {
  const text = await readFile(new URL(name, TEMPLATES), 'utf8')
  return text.replaceAll(/\{\{([A-Z_]+)\}\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`Nothing is given for ${key} of ${name}.`)
    return String(value)
  })
}
