import type { Reader } from '../database/transaction.ts'

/** Those of the e-mails that can sign in. */
export async function listActiveEmails(reader: Reader, emails: string[]): Promise<Set<string>> {
  const rows = await reader
    .selectFrom('person')
    .innerJoin('account', 'account.contact_person_id', 'person.id')
    .select('person.email')
    .where('person.email', 'in', emails)
    .where('account.status', '=', 'active')
    .execute()
  return new Set(rows.map((row) => row.email))
}
