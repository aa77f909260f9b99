import { Refusal } from '../endpoint/refusal.ts'

/** 429, and when to come back. */
export function tooManyRequests(secondsLeft: number): Refusal {
  return new Refusal('too_many_requests', { retryAfterSeconds: Math.max(1, secondsLeft) })
}
