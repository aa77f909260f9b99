import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

type Chromium = { executablePath: string; args: string[] }

/** Nothing but the pages under test may cause requests. `--no-sandbox`: tests also run as root, in containers. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The browser of the tests: CHROMIUM_PATH, an installed Chrome or Chromium, or the binary that npm brings. */
export async function findChromium(): Promise<Chromium> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed()
  if (executablePath !== undefined) return { executablePath, args: ARGS }
  if (process.platform === 'linux' && process.arch === 'x64') return brought()
  throw new Error(
    'No Chrome or Chromium found: install one, or set CHROMIUM_PATH to its executable.',
  )
}

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, ...ELSEWHERE].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function brought(): Promise<Chromium> {
  const { default: chromium } = await import('@sparticuz/chromium')
  // Not with its own arguments: a single process dies with its first context, and web security stays on here.
  return { executablePath: await chromium.executablePath(), args: ARGS }
}
