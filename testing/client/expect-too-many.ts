import { expect } from 'vitest'
import type { Answer } from './browser.ts'

/** That each says that there were too many, and when to come back. */
export function expectTooMany(answers: Answer[]): void {
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
}
