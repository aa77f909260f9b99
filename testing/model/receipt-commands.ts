import fc from 'fast-check'
import { mailTrade } from './mails.ts'
import { casesOf, known, type ModelPart, openLines, sum } from './model.ts'
import { INVALID, type PartCall, partCommand, partIn } from './part-command.ts'
import { endProposal } from './part-rules.ts'

/** A restaurant records what came, and asks for a credit for what did not; again, to correct it. */
export const receive = partCommand(
  'receive',
  fc.record({
    /** Halves of a case of the first open line. */
    missing: fc.constantFrom(0, 0, 1, 2, 3),
    asksCredit: fc.boolean(),
  }),
  ({ part, model, real }, { missing, asksCredit }): PartCall => {
    const line = openLines(part)[0]
    const cases = line ? Math.max(0, casesOf(line) * 100 - missing * 50) : 0
    const isShort = line !== undefined && cases < casesOf(line) * 100
    const lines = isShort ? [{ publicId: line.publicId, hundredths: cases }] : []
    const cents = isShort
      ? Math.floor(((casesOf(line) * 100 - cases) * line.priceCents + 50) / 100)
      : 0
    const asked = asksCredit && cents > 0 && line ? [{ publicId: line.publicId, asked: cents }] : []
    const body = {
      supplier_order_public_id: part.publicId,
      day: real.today,
      ask_credit: asksCredit,
      lines: lines.map(({ publicId, hundredths }) => ({
        public_id: publicId,
        cases: `${hundredths / 100}`,
        reason: 'missing',
      })),
    }
    return {
      by: 'restaurant',
      path: '/api/order-receive/',
      body,
      refused: refusalOf(part, asksCredit && asked.length === 0),
      apply: (answer) => {
        const isOtherCredit = textOf(part.credit?.lines ?? []) !== textOf(asked)
        const isSame =
          part.receipt !== null && JSON.stringify(part.receipt) === JSON.stringify(lines)
        if (isSame && !isOtherCredit) return
        endProposal(part)
        part.receipt = lines
        if (!isOtherCredit) return
        if (asked.length === 0) {
          part.credit = null
          return
        }
        const { public_id } = partIn('restaurant', answer, part).credit
        part.credit = {
          publicId: public_id,
          status: 'asked',
          isOnPaper: false,
          lines: asked.map((one) => ({ ...one, granted: null })),
        }
        mailTrade(model, real, 'credit-asked', 'supplier', part.supplier)
      },
    }
  },
)

const textOf = (lines: readonly { publicId: string; asked: number }[]) =>
  lines.map(({ publicId, asked }) => `${publicId} ${asked}`).join()

function refusalOf({ status, cutOff, credit }: ModelPart, asksForNothing: boolean) {
  const isThere = status === 'done' || (status === 'acknowledged' && cutOff === 'none')
  if (!isThere) return [409, 'not_to_receive'] as [number, string]
  if (credit && credit.status !== 'asked') return [409, 'credit_answered'] as [number, string]
  return asksForNothing ? INVALID : undefined
}

/** A supplier grants all, half or nothing of a credit. */
export const answerCredit = partCommand(
  'answer a credit',
  fc.record({ grant: fc.constantFrom('all', 'half', 'nothing', 'too much') }),
  ({ order, part, model, real }, { grant }): PartCall | undefined => {
    const { credit } = part
    if (!credit) return undefined
    const granted = credit.lines.map(({ publicId, asked }) => ({
      publicId,
      granted:
        { all: asked, half: Math.floor(asked / 2), nothing: 0, 'too much': asked + 1 }[grant] ?? 0,
    }))
    return {
      by: 'supplier',
      path: '/api/credit-answer/',
      body: {
        credit_public_id: credit.publicId,
        lines: granted.map((line) => ({
          public_id: line.publicId,
          granted: (line.granted / 100).toFixed(2),
        })),
        reason: 'Selon le bon',
      },
      refused:
        credit.status !== 'asked'
          ? [409, 'credit_answered']
          : grant === 'too much'
            ? INVALID
            : undefined,
      apply: () => {
        for (const line of credit.lines)
          line.granted = granted.find((one) => one.publicId === line.publicId)?.granted ?? 0
        const total = sum(granted.map((line) => line.granted))
        const asked = sum(credit.lines.map((line) => line.asked))
        credit.status = total === asked ? 'granted' : total > 0 ? 'partly' : 'refused'
        mailTrade(model, real, 'credit-answered', 'restaurant', known(order).restaurant)
      },
    }
  },
)
