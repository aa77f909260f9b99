import { expect, test } from 'vitest'
import { requestFingerprint } from './request-fingerprint.ts'

test('a file counts by its bytes, and is not written out', () => {
  class UnwrittenFile extends Uint8Array {
    toJSON(): never {
      throw new Error('written out')
    }
  }
  const file = UnwrittenFile.of(1, 2, 3)
  const fingerprint = requestFingerprint({ file, name: 'a' })
  expect(requestFingerprint({ file: Buffer.from([1, 2, 3]), name: 'a' })).toBe(fingerprint)
  expect(requestFingerprint({ file: Buffer.from([1, 2, 4]), name: 'a' })).not.toBe(fingerprint)
  expect(requestFingerprint({ file, name: 'b' })).not.toBe(fingerprint)
})
