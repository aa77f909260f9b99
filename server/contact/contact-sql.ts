import type { Transaction } from '../database/transaction.ts'

export type ContactMessage = {
  first_name: string
  last_name: string
  email: string
  question: string
}

/** Keeps a message to the team. */
export async function insertContactMessage(
  tx: Transaction,
  message: ContactMessage,
): Promise<void> {
  await tx.insertInto('contact_message').values(message).execute()
}
