import { readFileSync } from 'node:fs'
import { StartRefused } from './start-refused.ts'

/** Variables that a file may hold instead, named by the same variable with _FILE: what an environment holds, more can read. */
const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'SMTP_URL',
  'PHOTO_STORE',
  'OPERATOR_PASSWORD',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
]

type Environment = Readonly<Record<string, string | undefined>>

/** The environment with what its files hold, and which variables these were. Throws the line that names a wrong one. */
export function readSecretFiles(environment: Environment) {
  const files = SECRETS.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    return path === undefined ? [] : [{ name, path }]
  })
  const held: Record<string, string> = {}
  for (const { name, path } of files) {
    if (environment[name] !== undefined)
      throw new StartRefused(`${name}_FILE must not be given together with ${name}.`)
    held[name] = contentOf(name, path)
  }
  return { environment: { ...environment, ...held }, fromFiles: files.map(({ name }) => name) }
}

function contentOf(name: string, path: string): string {
  try {
    // An editor ends the last line.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartRefused(`${name}_FILE must be a file that can be read: ${reason}.`)
  }
}
