import { createHash } from 'node:crypto'
import { Secret } from 'otpauth'

const COUNT = 10
// 128 bits: from 112 on a plain hash does (ASVS 5.0, V6.5.2), for nobody tries them all even with the hashes.
const BYTES = 16

/** Codes for the day the phone is lost, 26 letters and digits each, in fours for the eye. */
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
