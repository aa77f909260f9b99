import { Secret, TOTP } from 'otpauth'

const STEP = 30_000

/** What an authenticator application shows for a secret, as many steps of 30 seconds from now. */
export function oneTimeCode(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + steps * STEP })
}
