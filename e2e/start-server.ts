import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ownOperator } from './own-operator.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PATIENCE_MS = 300_000
/** Who runs it, as pages and mails say. */
const LEGAL = {
  LEGAL_NAME: 'Les Halles d’essai inc.',
  LEGAL_ADDRESS: '1, place du Marché, Québec (Québec) G1K 3G5',
  PRIVACY_OFFICER: 'Odile Roy, directrice <vie-privee@halles.example>',
  HOSTING: 'Nuage ABC, Beauharnois (Québec)',
}

/** Before all tests: the built application on a scratch demo market, at HALLES_URL. Answers how to end it. */
export default async function startServer(): Promise<() => Promise<void>> {
  if (process.env.HALLES_RUNS) return async () => {}
  const dataDir = mkdtempSync(join(tmpdir(), 'halles-e2e-'))
  // For mails.ts, which the workers read it by.
  process.env.HALLES_DATA_DIR = dataDir
  const server = await serve(process.env.HALLES_URL ?? '', dataDir)
  return async () => {
    await ended(server)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The built application at an address, once it answers. A new folder gets the demo market. */
export async function serve(url: string, dataDir: string): Promise<ChildProcess> {
  if (!existsSync(join(ROOT, 'web/dist/index.html'))) {
    throw new Error('The web application is not built: npm run build comes first.')
  }
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: new URL(url).port,
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      DATABASE_URL: '',
      SMTP_URL: '',
      DATA_DIR: dataDir,
      DEMO: '1',
      RATE_LIMITS: 'off',
      PHOTO_PRIORITY: 'normal',
      LOG_LEVEL: 'error',
      OPERATOR_EMAIL: ownOperator.email,
      OPERATOR_PASSWORD: ownOperator.password,
      ...LEGAL,
    },
  })
  try {
    await answers(`${url}/api/health/ready/`, server)
  } catch (error) {
    await ended(server)
    throw error
  }
  return server
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline && server.exitCode === null) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error('The server of the browser tests did not start.')
}

export async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  await exit
}
