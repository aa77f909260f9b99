import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'

const COUNT = 10
// 80 bits, too many to try even for somebody who has the hashes: a plain hash does.
const BYTES = 10

/** Codes for the day the phone is lost, sixteen letters and digits each, in fours for the eye. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => {
    const code = new Secret({ size: BYTES }).base32.toLowerCase()
    return code.replace(/.{4}(?=.)/g, '$&-')
  })
}

/** What is stored of a code, however it was spaced. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll('-', '')).digest()
}
