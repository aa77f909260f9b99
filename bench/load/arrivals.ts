/** Milliseconds from the start at which requests arrive, independent of each other (a Poisson process). */
export function* arrivalTimes(
  perSecond: number,
  seconds: number,
  random: () => number = Math.random,
): Generator<number> {
  const end = seconds * 1_000
  // 1 - random() is never 0.
  const pause = () => (-Math.log(1 - random()) * 1_000) / perSecond
  for (let time = pause(); time < end; time += pause()) yield time
}
