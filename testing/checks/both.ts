import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Both pieces of work at once, in rounds from 1 on: every second round the other one starts first, with a head start of 0 to
 * 12 ms, or until it has ended, so that twelve rounds meet both orders of events on any machine.
 */
export async function both<A, B>(
  round: number,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B]> {
  const step = Math.floor(round / 2) % 6
  async function after<Result>(first: Promise<unknown>, run: () => Promise<Result>) {
    await (step === 5 ? first : sleep(step * 3))
    return run()
  }
  if (round % 2 === 0) {
    const first = one()
    return Promise.all([first, after(first, other)])
  }
  const first = other()
  return Promise.all([after(first, one), first])
}
