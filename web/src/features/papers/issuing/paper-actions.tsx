import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import { AskButton } from '../../../components/ask-button.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import type { Nothing } from '../../../platform/api/change.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { ALL_PAPERS, type Paper } from '../paper-queries.ts'

type OfPaper = { paper: Paper; onIssued: (paperPublicId: string) => void }

/** What a supplier may do with an invoice beside recording payments: credit what it granted since, take all of it back. */
export function PaperActions({ paper, onIssued }: OfPaper) {
  const texts = useTextsOf(issuingTexts)
  const { dollars } = useFormat()
  if (paper.kind !== 'invoice') return null
  if (paper.is_taken_back) {
    return (
      <Notice
        tone="pending"
        action={
          <ButtonLink
            to="/supplier/invoice-draft/$restaurantPublicId"
            params={{ restaurantPublicId: paper.buyer.public_id }}
            search={{ orders: paper.orders.map(({ public_id }) => public_id).join(',') }}
          >
            {texts.invoiceAnew}
          </ButtonLink>
        }
      >
        {texts.takenBack}
      </Notice>
    )
  }
  const isToCredit = paper.credit_to_issue !== '0.00'
  return (
    <>
      {isToCredit ? (
        <Notice tone="pending" action={<CreditGranted paper={paper} onIssued={onIssued} />}>
          {texts.toCredit(dollars(paper.credit_to_issue))}
        </Notice>
      ) : null}
    </>
  )
}

function CreditGranted({ paper, onIssued }: OfPaper) {
  const texts = useTextsOf(issuingTexts)
  const { dollars } = useFormat()
  const credit = useCredit(paper, false, onIssued)
  return (
    <AskButton
      title={texts.creditTitle(paper.label)}
      message={texts.creditMessage(dollars(paper.credit_to_issue))}
      confirm={texts.wholeNow}
      change={credit}
    >
      {texts.credit}
    </AskButton>
  )
}

/** An invoice that is wrong is not changed: a credit note takes all of it back, and its orders are invoiced anew. */
export function CancelInvoice({ paper, onIssued }: OfPaper) {
  const texts = useTextsOf(issuingTexts)
  const credit = useCredit(paper, true, onIssued)
  if (paper.kind !== 'invoice' || paper.is_taken_back) return null
  return (
    <AskButton
      variant="subtle"
      title={texts.wholeTitle(paper.label)}
      message={texts.wholeMessage}
      confirm={texts.wholeNow}
      destructive
      change={credit}
    >
      {texts.whole}
    </AskButton>
  )
}

function useCredit({ public_id }: Paper, whole: boolean, onIssued: OfPaper['onIssued']) {
  const texts = useTextsOf(issuingTexts)
  return useChange({
    stale: ALL_PAPERS,
    staleWhenRefused: true,
    call: (_: Nothing, options) => api.creditIssue({ paper_public_id: public_id, whole }, options),
    done(note) {
      onIssued(note.public_id)
      return texts.creditIssued(note.label)
    },
  })
}
