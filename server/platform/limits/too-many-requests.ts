import { type Refusal, refuse } from '../endpoint/refusal-class.ts'

/** 429, and when to come back. */
export function tooManyRequests(
  secondsLeft: number,
  code: 'too_many_requests' | 'too_many_messages' = 'too_many_requests',
): Refusal {
  return refuse(code, {}, { retryAfterSeconds: Math.max(1, secondsLeft) })
}
