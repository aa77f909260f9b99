import type { MailTexts } from '@halles/texts/fr/mails.ts'
import type { MailLinks } from '../content/mail-links.ts'
import type { LineView, MailBlock, MailBody, SpecialView, Sum } from './mail-body.ts'

type Words = MailTexts['layout']

/** What surrounds a mail beside its words: where it may lead, and who runs this Halles, where that is known. */
export type Frame = { words: Words; links: MailLinks; runBy: string | undefined }

/** The same mail for whoever reads no HTML. */
export function toPlainText(body: MailBody, { words, links, runBy }: Frame): string {
  const question = `${words.question} ${links.contact}`
  const footer = ['-- ', words.name, words.automatic, ...(runBy ? [runBy] : []), question]
  const blocks = body.blocks.map((block) => textBlock(block, words))
  const parts = [body.greeting, ...blocks, footer.join('\n')]
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`
}

function textBlock(block: MailBlock, words: Words): string {
  switch (block.is) {
    case 'paragraph':
      return block.text
    case 'notice':
      return `${block.text}\n${words.labelled(block.label, block.href)}`
    case 'action':
      return `${block.label}\n${block.href}`
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${line}`)
        .join('\n')
    case 'facts':
      return block.rows.map(({ label, value }) => words.labelled(label, value)).join('\n')
    case 'lines':
      return [
        ...[block.title, block.subtitle].flatMap((text) =>
          text === undefined ? [] : [`${text}\n`],
        ),
        ...block.lines.map(textLine),
        textSum(block.sum, words),
      ].join('\n')
    case 'total':
      return textSum(block, words)
    case 'specials':
      return [`${block.title}\n`, ...block.specials.map(textSpecial)].join('\n')
  }
}

function textLine(view: LineView): string {
  return `* ${view.name} (${view.detail})\n  ${answerOf(view)}`
}

function textSpecial({ name, href, price, formerPrice, detail, days }: SpecialView): string {
  return `* ${name} (${detail})\n  ${price}, ${formerPrice}\n  ${days}\n  ${href}`
}

function answerOf({ quantity, formerQuantity, amount, removed }: LineView): string {
  if (removed !== undefined) return `${quantity} → ${removed}`
  const cases = formerQuantity === undefined ? quantity : `${formerQuantity} → ${quantity}`
  return `${cases}, ${amount}`
}

function textSum({ label, amount, formerAmount }: Sum, words: Words): string {
  return words.labelled(label, formerAmount === undefined ? amount : `${formerAmount} → ${amount}`)
}
