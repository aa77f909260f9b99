const MINUTE_MS = 60_000
/** From here on the minutes are told by fives: nobody is hurried by a clock. */
const BY_FIVES_FROM = 15

/** Whole hours and minutes until a deadline, never more than there are; minutes by fives while there is time. */
export function timeLeft(ms: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
  const told = minutes < BY_FIVES_FROM ? minutes : minutes - (minutes % 5)
  return { hours: Math.floor(told / 60), minutes: told % 60 }
}
