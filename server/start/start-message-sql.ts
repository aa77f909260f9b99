import type { Reader } from '../database/transaction.ts'

/** Those of the e-mails that can sign in. */
export async function listActiveEmails(reader: Reader, emails: string[]): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('account')
    .select('email')
    .where('email', 'in', emails)
    .where('status', '=', 'active')
    .execute()
  return new Set(rows.map((row) => row.email))
}
