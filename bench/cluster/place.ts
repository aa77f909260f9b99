import { chown, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseRunner, type Runner } from '../../server/database/embedded/runner.ts'

/** Where the programs of a cluster keep their files, and as whom they run. */
export type Place = { folder: string; runner: Runner }

export async function makePlace(prefix: string): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  const runner = await chooseRunner(folder)
  if (runner) await chown(folder, runner.uid, runner.gid)
  return { folder, runner }
}

type Values = Record<string, string | number>

const TEMPLATES = new URL('../../docs/', import.meta.url)

/** Writes a file of docs with its {{…}} filled in, for the runner alone. Gives its path. */
export async function writeTemplate(
  place: Place,
  template: string,
  name: string,
  values: Values,
): Promise<string> {
  return writePrivate(place, name, await fillTemplate(template, values))
}

export async function writePrivate(
  { folder, runner }: Place,
  name: string,
  text: string,
): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text, { mode: 0o600 })
  if (runner) await chown(file, runner.uid, runner.gid)
  return file
}

async function fillTemplate(name: string, values: Values): Promise<string> {
  const text = await readFile(new URL(name, TEMPLATES), 'utf8')
  return text.replaceAll(/\{\{([A-Z_]+)\}\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`Nothing is given for ${key} of ${name}.`)
    return String(value)
  })
}
