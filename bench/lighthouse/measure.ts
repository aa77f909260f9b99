import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result } from 'lighthouse'
import { findChromium } from '../../e2e/chromium.ts'
import { freePort } from '../../e2e/free-port.ts'
import type { SignedIn } from '../signed-in.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export const RUNS = 5
// A browser that the machine was too slow for, or that ended, is tried again, but not for ever.
const MOST_TRIES = 2 * RUNS
// A signed-in page's event stream never ends: Lighthouse would wait 45 seconds for the network to be idle.
const MOST_WAITED_MS = 10_000

export async function measure(url: string, signedIn?: SignedIn): Promise<Result[]> {
  const results: Result[] = []
  for (let tried = 0; tried < MOST_TRIES && results.length < RUNS; tried++) {
    try {
      results.push(await runOnce(url, signedIn))
    } catch (error) {
      process.stderr.write(`Once more: ${error}\n`)
    }
  }
  if (results.length < RUNS) throw new Error(`${url} could not be measured.`)
  return results
}

/** In a new browser: nothing is kept in it but who is signed in. */
async function runOnce(url: string, signedIn?: SignedIn): Promise<Result> {
  const { executablePath, args } = await findChromium()
  const folder = mkdtempSync(join(tmpdir(), 'halles-browser-'))
  const port = await freePort()
  // Not chromium.launch: Lighthouse sees the cookies of the browser's own profile only.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    if (signedIn) await context.addCookies(signedIn.cookies)
    const options: Flags = {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      maxWaitForLoad: MOST_WAITED_MS,
    }
    const result = await lighthouse(url, options)
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message)
    return result.lhr
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
