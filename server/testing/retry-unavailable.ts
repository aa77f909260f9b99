import type { Answer } from './browser.ts'

const MOST_TRIES = 20

/** As clients do: asks again while the server has no connection left for it, at most twenty times. */
export async function retryUnavailable(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask()
  for (let tries = 1; answer.status === 503 && tries < MOST_TRIES; tries++) answer = await ask()
  return answer
}
