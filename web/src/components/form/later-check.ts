import type { Problems } from './problems.ts'

type Check<Values> = (values: Values) => Problems<Values>

/** A check whose code, zod's among it, comes when it is needed. Without it nothing is held back: the server checks the same. */
export function laterCheck<Values>(load: () => Promise<Check<Values>>) {
  return async (values: Values): Promise<Problems<Values>> => {
    const check = await load().catch(() => undefined)
    return check?.(values) ?? {}
  }
}
