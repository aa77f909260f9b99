import { marks as en } from '@halles/texts/en/marks.ts'
import { formatDay } from '@halles/texts/format.ts'
import { marks as fr } from '@halles/texts/fr/marks.ts'
import type { MailContent } from '../content/mail-kinds.ts'
import { action, facts, type MailBody, paragraph } from './mail-body.ts'
import type { RenderContext } from './templates.ts'

const MARKS = { fr, en }

export function certificateMail(
  certificate: MailContent['certificate-ending'],
  { language, words, links }: RenderContext,
): MailBody {
  const { ending } = words.certificates
  const mark = MARKS[language][certificate.mark]
  const day = formatDay(language, certificate.untilDay)
  return {
    subject: ending.subject(mark, day),
    greeting: words.layout.greeting(certificate.firstName),
    blocks: [
      paragraph(ending.intro(certificate.businessName, day)),
      ...facts([
        { label: ending.mark, value: mark },
        { label: ending.body, value: certificate.body },
        { label: ending.number, value: certificate.number },
      ]),
      paragraph(ending.next),
      action(ending.action, links.certificates),
    ],
  }
}
