import { median } from '../median.ts'
import { isGood, shareOfGood } from './load-table.ts'
import { type Load, type LoadRun, type Outcome, openLoop } from './run-load.ts'

export type Overload = {
  /** At half of what the machine carries. */
  before: LoadRun
  during: LoadRun
  after: LoadRun
  /** Until the median of a second was back; undefined: it was not within PATIENCE. */
  secondsToNormal: number | undefined
  /** That waited when the overload was over, and how many of them left a second until the end of `after`. */
  mails: { waiting: number; perSecond: number }
}

// Issue 10: back to normal within 10 s, which is a median of at most 1.5 times the one before.
const PATIENCE = 10
const NORMAL = 1.5

type Given = {
  capacity: number
  times: number
  seconds: number
  /** How many mails wait. */
  waitingMails: () => Promise<number>
}

/** What comes of so many times the requests that the machine carries, and how soon it is over afterwards. */
export async function overload(
  load: Load,
  { capacity, times, seconds, waitingMails }: Given,
): Promise<Overload> {
  const usual = (duration: number) => openLoop(load, capacity / 2, duration)
  const before = await usual(seconds)
  const normal = medianTime(before.outcomes)
  const during = await openLoop(load, capacity * times, seconds)
  const waiting = await waitingMails()
  const end = performance.now()
  const after: LoadRun = { outcomes: [], seconds: 0 }
  const elapsed = () => (performance.now() - end) / 1_000
  let isNormal = false
  while (!isNormal && elapsed() < PATIENCE) {
    const { outcomes } = await usual(1)
    after.outcomes.push(...outcomes)
    after.seconds = elapsed()
    isNormal = medianTime(outcomes) <= NORMAL * normal
  }
  const secondsToNormal = isNormal ? elapsed() : undefined
  const perSecond = (waiting - (await waitingMails())) / elapsed()
  return { before, during, after, secondsToNormal, mails: { waiting, perSecond } }
}

function medianTime(outcomes: readonly Outcome[]): number {
  return median(outcomes.filter(isGood).map(({ milliseconds }) => milliseconds))
}

/** What must not come of too many requests: a 5xx other than a 503 that says when to come back, or a cut connection. */
export function isFailure({ status, retryAfter }: Outcome): boolean {
  if (typeof status !== 'number') return status === 'cut'
  return status >= 500 && !(status === 503 && retryAfter !== undefined)
}

/** Whether at least as large a share of checkouts as of product lists was answered. */
export function areCheckoutsFirst({ outcomes }: LoadRun): boolean {
  const share = (kind: string) => shareOfGood(outcomes.filter((one) => one.kind === kind))
  return share('checkout') >= share('product list')
}
