import { z } from 'zod'

// Every sentence is read after the variable's name: "SECRET_KEY must be …".
const FORM = '32 bytes in base64, or 64 hexadecimal digits'

/** A key of 32 bytes, as a variable gives it. */
export const secretKey = z.string().transform((value, context) => {
  const key = decoded(value)
  if (key) return key
  context.addIssue(`must be ${FORM}`)
  return z.NEVER
})

/** Several of them, with commas or line ends between. */
export const secretKeys = z.string().transform((value, context) => {
  const keys = value.split(/[,\n]/).map(decoded)
  const found = keys.filter((key) => key !== undefined)
  if (found.length === keys.length) return found
  context.addIssue(`must be keys of ${FORM}, with commas between`)
  return z.NEVER
})

function decoded(text: string): Buffer | undefined {
  const digits = text.trim()
  if (/^[\da-f]{64}$/i.test(digits)) return Buffer.from(digits, 'hex')
  return /^[\w+/-]{43}=?$/.test(digits) ? Buffer.from(digits, 'base64') : undefined
}
