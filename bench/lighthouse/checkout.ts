import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AllTexts } from '../../e2e/all-texts.ts'

const ROOT = join(import.meta.dirname, '../..')
type StartServer = typeof import('../../testing/servers/server-process.ts').startServer
type AllTextsModule = typeof import('../../e2e/all-texts.ts')

/** A copy of the code, built, each part of it taken from its own folder. */
export type Checkout = {
  name: 'before' | 'now'
  root: string
  texts: AllTexts
  startServer: StartServer
}

/** This one, after the one that it is compared with. */
export async function checkouts(base: string): Promise<Checkout[]> {
  const before = base === '' ? [] : [await checkout('before', resolve(base))]
  return [...before, await checkout('now', ROOT)]
}

async function checkout(name: Checkout['name'], root: string): Promise<Checkout> {
  const { startServer } = await import(join(root, 'testing/servers/server-process.ts'))
  const { allTexts }: AllTextsModule = await import(join(root, 'e2e/all-texts.ts'))
  return { name, root, texts: allTexts.fr, startServer }
}

/** A server of each, on a demo market or on a catalogue, for as long as the work takes. */
export async function onServers(
  [first, ...others]: readonly Checkout[],
  catalogue: string | undefined,
  work: (urls: Map<Checkout, string>) => Promise<void>,
): Promise<void> {
  if (!first) return work(new Map())
  const folder = mkdtempSync(join(tmpdir(), 'halles-lighthouse-'))
  const variables = { PUBLIC_URL: '', DATABASE_URL: '', DATA_DIR: folder }
  try {
    if (catalogue !== undefined) load(first, catalogue, variables)
    const demo = catalogue === undefined ? '1' : '0'
    const server = await first.startServer(undefined, { ...variables, DEMO: demo })
    try {
      const url = `http://localhost:${server.port}`
      await onServers(others, catalogue, (urls) => work(new Map([[first, url], ...urls])))
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function load({ root }: Checkout, catalogue: string, variables: Record<string, string>): void {
  execFileSync(process.execPath, [join(root, 'server/database/load-catalogue.ts'), catalogue], {
    env: { ...process.env, ...variables, DEMO: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
