import { readFileSync } from 'node:fs'
import { minify } from 'vite'

const FILE = 'src/prerender/before-paint.js'

/** What runs before anything of a page is shown. */
export function earlyScriptSource(): string {
  return readFileSync(new URL(FILE, import.meta.url), 'utf8')
}

/** The same in few bytes: it stands in each page itself, so that no page waits for it. */
export async function earlyScript(): Promise<string> {
  const { code } = await minify(FILE, earlyScriptSource())
  if (code.includes('</')) throw new Error('The early script would end its element.')
  return code.trim()
}
