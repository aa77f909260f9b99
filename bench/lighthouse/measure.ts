import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Flags, type Result, type RunnerResult } from 'lighthouse'
import { findChromium } from '../../e2e/chromium.ts'
import { freePort } from '../../e2e/free-port.ts'
import { type FirstTap, measureFirstTap } from './first-tap.ts'
import { initiatorsOf } from './initiators.ts'
import { type MainThread, mainThreadOf } from './main-thread.ts'
import type { MeasuredPage } from './pages.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** One run: what Lighthouse found, and what a thumb would. */
export type Run = {
  lhr: Result
  tap: FirstTap
  mainThread: MainThread
  /** Who asked first for each address. */
  initiators: Map<string, string>
}

// A browser that the machine was too slow for, or that ended, is tried again, but not for ever.
const MOST_TRIES = 3
// A signed-in page's event stream never ends: Lighthouse would wait 45 seconds for the network to be idle.
const MOST_WAITED_MS = 10_000

export async function measure(page: MeasuredPage): Promise<Run> {
  for (let tried = 1; ; tried++) {
    try {
      await page.prepare?.()
      const { lhr, artifacts } = await runLighthouse(page)
      const mainThread = mainThreadOf(artifacts.Trace.traceEvents)
      const initiators = initiatorsOf(artifacts)
      return { lhr, mainThread, initiators, tap: await measureFirstTap(page) }
    } catch (error) {
      if (tried === MOST_TRIES) throw error
      process.stderr.write(`Once more: ${error}\n`)
    }
  }
}

/** In a new browser: nothing is kept in it but who is signed in. */
async function runLighthouse({ url, signedIn }: MeasuredPage): Promise<RunnerResult> {
  const { executablePath, args } = await findChromium()
  const folder = mkdtempSync(join(tmpdir(), 'halles-browser-'))
  const port = await freePort()
  // Not chromium.launch: Lighthouse sees the cookies of the browser's own profile only.
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    if (signedIn) await context.addCookies([...signedIn.cookies, signedIn.device])
    const options: Flags = {
      port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      maxWaitForLoad: MOST_WAITED_MS,
    }
    const result = await lighthouse(url, options)
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message)
    return result
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
