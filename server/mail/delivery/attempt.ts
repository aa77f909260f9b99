/** The time that one attempt may take. `end` when it is over. */
export function beginAttempt(
  seconds: number,
  closing: AbortSignal,
): { signal: AbortSignal; end: () => void } {
  const late = new AbortController()
  const timer = setTimeout(() => afterPendingInput(() => late.abort()), seconds * 1000)
  return { signal: AbortSignal.any([late.signal, closing]), end: () => clearTimeout(timer) }
}

/**
 * A process that was stopped for a while finds its timers due before it has read what arrived meanwhile: the mail
 * server's yes, perhaps. Timers come before input in Node's loop, `setImmediate` after it.
 */
function afterPendingInput(work: () => void): void {
  setImmediate(() => setImmediate(work))
}
