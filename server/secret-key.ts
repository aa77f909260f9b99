import { readFileSync } from 'node:fs'
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

/** The same in a file, which the environment of a process does not show. */
export const secretKeyFile = z.string().transform((path, context) => {
  const text = contentOf(path)
  const key = text instanceof Error ? undefined : decoded(text)
  if (key) return key
  context.addIssue(
    text instanceof Error
      ? `must be a file that can be read: ${text.message}`
      : `must be a file that holds ${FORM}`,
  )
  return z.NEVER
})

function decoded(text: string): Buffer | undefined {
  const digits = text.trim()
  if (/^[\da-f]{64}$/i.test(digits)) return Buffer.from(digits, 'hex')
  return /^[\w+/-]{43}=?$/.test(digits) ? Buffer.from(digits, 'base64') : undefined
}

function contentOf(path: string): string | Error {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
