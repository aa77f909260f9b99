/** Of why a lot is called back, and what is to be done. */
export const MAX_RECALL_REASON = 1_000

/** Receivers that a call lists; how many there are is exact. */
export const MAX_LISTED_RECEIVERS = 500

/** Between two times that those who have not acknowledged are told again. */
export const REMIND_EVERY_MINUTES = 60

/** Of a recall plan, at least once in so many months it is tried (SOR/2018-108 s. 84: a recall simulation at least once every 12 months). */
export const EXERCISE_EVERY_MONTHS = 12

/** How far a recall is: told, and known by so many. */
export function recallProgress(receivers: readonly { readonly acknowledged: unknown }[]): {
  told: number
  acknowledged: number
  isComplete: boolean
} {
  const acknowledged = receivers.filter((receiver) => receiver.acknowledged !== null).length
  return { told: receivers.length, acknowledged, isComplete: acknowledged === receivers.length }
}

/** The day by which the next exercise is due, twelve months after the last; the last of a shorter month. Days YYYY-MM-DD. */
export function exerciseDueBy(lastDay: string): string {
  const [year = 0, month = 1, day = 1] = lastDay.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year + EXERCISE_EVERY_MONTHS / 12, month, 0)).getUTCDate()
  const due = Date.UTC(year + EXERCISE_EVERY_MONTHS / 12, month - 1, Math.min(day, lastOfMonth))
  return new Date(due).toISOString().slice(0, 10)
}

/** Whether an exercise is due on a day: there was none, or the last is a year ago. */
export function isExerciseDue(lastDay: string | null, today: string): boolean {
  return lastDay === null || exerciseDueBy(lastDay) <= today
}
