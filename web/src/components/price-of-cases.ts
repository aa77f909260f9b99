/** What each case costs from so many cases on; of one case first, fewest first. */
type Steps = readonly { readonly from_cases: number; readonly price: string }[]

/** What a case costs of so many. */
export function priceOfCases(price: string, steps: Steps | undefined, cases: number): string {
  return steps?.findLast(({ from_cases }) => from_cases <= cases)?.price ?? price
}

/** The next number of cases from which each costs less, and what. */
export function nextStep(steps: Steps | undefined, cases: number): Steps[number] | undefined {
  return steps?.find(({ from_cases }) => from_cases > cases)
}
