import { createHash } from 'node:crypto'

/** A public id that is the same in every demo market: `demoPublicId('product', 'boucherie', 'bavette')`. */
export function demoPublicId(...path: readonly (string | number)[]): string {
  return createHash('sha256').update(path.join('/')).digest('hex').slice(0, 32)
}
