import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

// A phone's clock may be a step away from ours (RFC 6238, section 5.2).
const STEPS_AROUND = 1

/** A new secret of 160 bits, as RFC 4226 recommends. */
export function newSecret(): Uint8Array {
  return randomBytes(20)
}

/** A secret as authenticator applications take it: to type, and as the address that a QR code holds. */
export function inviteOf(
  secret: Uint8Array,
  email: string,
): { secret: string; otpauth_url: string } {
  const totp = new TOTP({ issuer: 'Halles', label: email, secret: secretOf(secret) })
  return { secret: totp.secret.base32, otpauth_url: totp.toString() }
}

/** The 30-second step whose code it is, of the one at `seconds` (since 1970) and its neighbours; undefined for none. */
export function stepOfCode(secret: Uint8Array, code: string, seconds: number): number | undefined {
  const totp = new TOTP({ secret: secretOf(secret) })
  const timestamp = seconds * 1000
  const distance = totp.validate({ token: code, timestamp, window: STEPS_AROUND })
  return distance === null ? undefined : totp.counter({ timestamp }) + distance
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer })
}
