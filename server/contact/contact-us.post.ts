import type { Handler } from '../handler.ts'
import { insertContactMessage } from './contact-sql.ts'

export const contactUs: Handler<'contactUs'> = async ({ input, tx, dependencies }) => {
  await insertContactMessage(tx, input)
  const { first_name: firstName, last_name: lastName, email, question } = input
  const { teamEmail } = dependencies.config
  if (teamEmail !== undefined) {
    await dependencies.queueMail(tx, {
      kind: 'contact-message',
      to: { email: teamEmail, language: 'fr' },
      facts: { firstName, lastName, email, question },
    })
  }
  return undefined
}
