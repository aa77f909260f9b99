import { photosTexts } from '@halles/texts/pages/photos.ts'
import type { MailContent } from '../content/mail-kinds.ts'
import { action, facts, type MailBody, paragraph } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

export function photoMail(
  { firstName, product, place, count, reasons }: MailContent['photo-hidden'],
  { language, words, links }: RenderContext,
): MailBody {
  const { hidden } = words.photos
  const texts = photosTexts[language]
  const name = product[language]
  return {
    subject: hidden.subject(name),
    greeting: words.layout.greeting(firstName),
    blocks: [
      paragraph(hidden.intro(name)),
      ...facts([
        { label: hidden.which, value: texts.photo(place, count) },
        ...(product.itemCode ? [{ label: hidden.itemCode, value: product.itemCode }] : []),
        ...reasons.map((reason) => ({ label: texts.reason, value: texts.reasons[reason] })),
      ]),
      paragraph(hidden.next),
      action(hidden.action, links.ownProduct(product.publicId)),
    ],
  }
}
