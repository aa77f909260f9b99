/** How often a race is run: briefly with the other tests, many times as often by `npm run test:races`. */
export function rounds(briefly: number): number {
  return briefly * Number(process.env.RACE_TIMES ?? 1)
}
