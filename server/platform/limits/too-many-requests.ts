import { type Refusal, refuse } from '../endpoint/refuse.ts'

/** 429, and when to come back. */
export function tooManyRequests(secondsLeft: number): Refusal {
  return refuse('too_many_requests', {}, { retryAfterSeconds: Math.max(1, secondsLeft) })
}
