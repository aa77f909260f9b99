import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './browser.ts'

const MOST_TRIES = 20
const PAUSE = 50

/** As clients do: asks again while the server has no room for it, at most twenty times. */
export async function retryUnavailable(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === MOST_TRIES) return answer
    await sleep(PAUSE)
  }
}
