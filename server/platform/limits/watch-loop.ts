const EVERY = 250
// Under ten times the load that a machine carries a turn of the loop takes a tenth of it: more is a defect, or a machine that stood.
const BLOCKED = 2_000
/** So long after it was blocked: a load balancer asks once a second. */
const LASTS = 1_000

export type LoopWatch = {
  /** The event loop was blocked until now, or a moment ago: whoever waits has waited for long already. */
  isLate: () => boolean
  /** Told for how many milliseconds it was blocked. */
  onBlocked: (report: (ms: number) => void) => void
  stop: () => void
}

/** Notices, by the monotonic clock, that this process did nothing else for two seconds. */
export function watchLoop(now = () => performance.now()): LoopWatch {
  let last = now()
  let lateUntil = Number.NEGATIVE_INFINITY
  let report: (ms: number) => void = () => {}
  const timer = setInterval(() => {
    const at = now()
    const blocked = at - last - EVERY
    last = at
    if (blocked < BLOCKED) return
    // guard: load shedding: a loop that was blocked is not ready [watch-loop]
    lateUntil = at + LASTS
    report(Math.round(blocked))
  }, EVERY).unref()
  return {
    // Who asks before the timer was due finds it overdue.
    isLate: () => now() < lateUntil || now() - last - EVERY >= BLOCKED,
    onBlocked(given) {
      report = given
    },
    stop: () => clearInterval(timer),
  }
}
