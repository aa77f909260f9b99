import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { demoAccounts } from '../database/demo/demo-accounts.ts'
import { listActiveEmails } from './start-message-sql.ts'

/** What is printed once the server listens: the address, and the demo accounts that are there. */
export async function startMessage(config: Config, database: Database): Promise<string> {
  const lines = [`Halles is open at ${address(config)}`, ...(await demoLines(database))]
  return `\n${lines.join('\n')}\n\n`
}

function address({ host, port, publicUrl, publicUrlIsDefault }: Config): string {
  if (!publicUrlIsDefault) return publicUrl.href
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

async function demoLines(database: Database): Promise<string[]> {
  const emails = demoAccounts.map((account) => account.email)
  const active = await listActiveEmails(database, emails)
  const present = demoAccounts.filter((account) => active.has(account.email))
  if (present.length === 0) return []
  const width = Math.max(...present.map((account) => account.email.length))
  return [
    '',
    `Demo accounts, each with the password ${present[0]?.password}`,
    ...present.map(({ kind, email, name = '', city = '' }) =>
      `  ${kind.padEnd(11)} ${email.padEnd(width)}  ${[name, city].filter(Boolean).join(', ')}`.trimEnd(),
    ),
  ]
}
