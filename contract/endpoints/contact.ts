import { endpoint } from '../endpoint.ts'
import { person } from '../schemas/account.ts'
import { nothing } from '../schemas/nothing.ts'
import { optionalParagraph } from '../schemas/text.ts'

/** Longer questions are letters; A092 refuses 100 kB. */
const MAX_QUESTION_LENGTH = 5000

export const contactUs = endpoint({
  method: 'POST',
  path: '/api/contact-us/',
  access: 'public',
  summary: 'Keeps a message to the team and mails it to them.',
  input: person.extend({ question: optionalParagraph(MAX_QUESTION_LENGTH).default('') }),
  output: nothing,
  status: [204],
  refusals: [],
  limit: 'contact',
  keyed: 'replayed',
})
