import { setTimeout as sleep } from 'node:timers/promises'

const LONGEST_WAIT = 120_000

/** Asks five times a second. Fails after two minutes with what was waited for. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
): Promise<void> {
  const end = performance.now() + LONGEST_WAIT
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited two minutes for this: ${what}.`)
    await sleep(200)
  }
}
