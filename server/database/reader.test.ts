import { expectTypeOf, test } from 'vitest'
import type { Reader } from './transaction.ts'

// Both are checked by the compiler, `npm run check:types`.
test('a handle that only reads has no way to write', () => {
  expectTypeOf<keyof Reader>().toEqualTypeOf<'selectFrom' | 'selectNoFrom' | 'with' | 'fn'>()
})

test('neither has a common table expression of it', () => {
  const write = (reader: Reader) => {
    // @ts-expect-error: `with` of a reader takes selections only.
    reader.with('gone', (tables) => tables.deleteFrom('session').returning('account_id'))
  }
  expectTypeOf(write).returns.toBeVoid()
})
