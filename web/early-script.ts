import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, minify } from 'vite'
import { earlyFiles } from './early-files.ts'
import { endpointAddresses } from './endpoint-addresses.ts'
import type { Manifest } from './manifest.ts'

const BEFORE_PAINT = 'src/prerender/before-paint.js'
const REQUESTS = 'src/prerender/early-requests.ts'

/** What runs before anything of a page is shown. */
export function beforePaintSource(): string {
  return readFileSync(new URL(BEFORE_PAINT, import.meta.url), 'utf8')
}

/** The same in few bytes: it stands in each page itself, so that no page waits for it. */
export async function beforePaintScript(): Promise<string> {
  const { code } = await minify(BEFORE_PAINT, beforePaintSource())
  return inline(code)
}

/** What stands in the application's empty page and asks for session, code and data of a page at once. */
export async function earlyRequestsScript(manifest: Manifest): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [endpointAddresses()],
    define: { EARLY_FILES: JSON.stringify(earlyFiles(manifest)) },
    build: {
      write: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(REQUESTS, import.meta.url)),
        output: { format: 'iife' },
      },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const [chunk] = result && 'output' in result ? result.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${REQUESTS} was not built.`)
  return inline(chunk.code)
}

function inline(code: string): string {
  if (code.includes('</')) throw new Error('The script would end its element.')
  return code.trim()
}
