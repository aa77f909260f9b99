import type { MailContent } from '../content/mail-kinds.ts'
import { action, facts, type MailBody, paragraph } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

export function askedAccountMail(
  { firstName, restaurant }: MailContent['account-asked'],
  { words, links }: RenderContext,
): MailBody {
  const { askedAccount: asked } = words
  const { name, city, phone } = restaurant
  return {
    subject: asked.subject(name),
    greeting: words.layout.greeting(firstName),
    blocks: [
      paragraph(asked.intro(name, city)),
      ...facts([
        { label: asked.restaurant, value: name },
        { label: asked.city, value: city },
        { label: asked.phone, value: phone },
      ]),
      paragraph(asked.next),
      action(asked.action, links.customers),
    ],
  }
}
