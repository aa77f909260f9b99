import { formatMoney } from '@halles/domain/money.ts'
import { formatThousandths } from '@halles/domain/net-weight.ts'
import { differenceOf, isDifferenceEstimate } from '@halles/domain/proposal.ts'
import { formatCutOff, formatDeliveryDay } from '@halles/texts/delivery-times.ts'
import { formatDay, formatDifference } from '@halles/texts/format.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import type { MailContent, ProposalMailLine } from '../content/mail-kinds.ts'
import { deliveryFacts, deliverySentences } from './delivery.ts'
import { action, type Fact, facts, type MailBlock, paragraph, quote } from './mail-body.ts'
import type { RenderContext, Templates } from './templates.ts'

export const proposalMails: Pick<Templates, 'proposal-made' | 'proposal-ended'> = {
  'proposal-made': (proposal, context) => {
    const { made } = context.words.proposals
    return about(proposal, context, made.subject, [
      ...proposed(proposal, context),
      ...(proposal.lines.some(isDifferenceEstimate)
        ? [paragraph(context.words.orders.estimate)]
        : []),
      ...deliveryIn(proposal, context),
      action(made.action, linkTo(proposal, context)),
    ])
  },

  'proposal-ended': (proposal, context) => {
    const { ended, agreed, refused } = context.words.proposals
    const { outcome, lines } = proposal
    const when = formatCutOff(context.language, proposal.answerBy)
    return about(proposal, context, ended.subject[outcome], [
      paragraph(ended.intro[outcome](proposal.businessName, when)),
      ...facts(
        lines.map((line) =>
          factOf(
            line,
            outcome === 'lapsed' ? differenceIn(line, context) : line.isAgreed ? agreed : refused,
            context,
          ),
        ),
      ),
      ...deliveryIn(proposal, context),
      action(context.words.orders.seeOrder, linkTo(proposal, context)),
    ])
  },
}

/** What is proposed, and until when to answer. */
export function proposed(
  { businessName, lines, reason, note, answerBy }: MailContent['proposal-made'],
  context: RenderContext,
): MailBlock[] {
  const { made, reason: label } = context.words.proposals
  const said = reason && context.words.orders.reasons[reason]
  return [
    paragraph(made.intro(businessName)),
    ...facts([
      ...lines.map((line) => factOf(line, differenceIn(line, context), context)),
      ...(said ? [{ label, value: said }] : []),
    ]),
    ...(note === '' ? [] : [quote(note)]),
    paragraph(made.answerBy(formatCutOff(context.language, answerBy))),
  ]
}

type Proposal = Omit<MailContent['proposal-made'], 'reason' | 'note'>

function about(
  { firstName, number, day }: Proposal,
  { language, words }: RenderContext,
  subject: (number: number, day: string) => string,
  blocks: MailBlock[],
) {
  return {
    subject: subject(number, formatDay(language, day)),
    greeting: words.layout.greeting(firstName),
    blocks,
  }
}

function linkTo({ isToSupplier, publicId }: Proposal, { links }: RenderContext): string {
  return isToSupplier ? links.supplierOrder(publicId) : links.restaurantOrder(publicId)
}

function deliveryIn({ isToSupplier, delivery }: Proposal, context: RenderContext): MailBlock[] {
  if (isToSupplier) return facts(deliveryFacts(delivery, context))
  const sentences = deliverySentences(delivery, context)
  return sentences === undefined ? [] : [paragraph(sentences)]
}

/** What is proposed, and what it changes or what became of it. */
function factOf(line: ProposalMailLine, value: string, { language, words }: RenderContext): Fact {
  const { substitute, add, quantity, remove, weight, day } = words.proposals
  const named = (name: ProposalMailLine['name'], code?: string | null) =>
    `${name?.[language] ?? ''}${code ? ` (${words.orders.itemCode(code)})` : ''}`
  const name = named(line.name, line.itemCode)
  const cases = line.quantity ?? 0
  const label = {
    substitute: () => substitute(name, named(line.of, line.ofItemCode), cases),
    add: () => add(name, cases),
    quantity: () =>
      cases === 0 ? remove(name, line.oldCases ?? 0) : quantity(name, line.oldCases ?? 0, cases),
    weight: () =>
      weight(
        name,
        formatWeight(language, formatThousandths(line.netThousandths ?? 0), line.unit ?? ''),
      ),
    day: () => day(line.day === null ? '' : formatDeliveryDay(language, line.day)),
  }[line.kind]()
  return { label, value }
}

function differenceIn(line: ProposalMailLine, { language, words }: RenderContext): string {
  const cents = differenceOf(line)
  if (cents === 0) return words.proposals.sameTotal
  const amount = `${cents < 0 ? '-' : ''}${formatMoney(Math.abs(cents))}`
  return formatDifference(language, amount, isDifferenceEstimate(line))
}
