import type { Language } from '@halles/contract/language.ts'
import type { MailTexts } from '@halles/texts/fr/mails.ts'
import type { MailContent, MailKind } from '../content/mail-kinds.ts'
import type { MailLinks } from '../content/mail-links.ts'
import type { MailBody } from './mail-body.ts'

/** What a template has at hand beside what its mail says. */
export type RenderContext = { language: Language; words: MailTexts; links: MailLinks }

export type Templates = {
  [Kind in MailKind]: (content: MailContent[Kind], context: RenderContext) => MailBody
}
