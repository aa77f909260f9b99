import { percentile } from './percentile.ts'

/** Of an odd number of values the middle one, of an even number the lower of the two middle ones. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
