import { approvalsTexts } from '@halles/texts/pages/approvals.ts'
import { Link } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useToasts } from '../../../components/toasts.tsx'
import type { ApprovalNews } from '../../../platform/approval-news.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { cartSync } from '../use-cart.ts'

/** Shows the cart as it is after a request was made, refused or ordered, and says so to whom it concerns. */
export function ApprovalToasts({ news }: { news: ApprovalNews }) {
  const texts = useTextsOf(approvalsTexts)
  const { dollars } = useFormat()
  const toasts = useToasts()
  const show = useEffectEvent(async (happened: ApprovalNews) => {
    await cartSync.refresh()
    if (happened.is_own || document.visibilityState === 'hidden') return
    const isMine = happened.state === 'asked' ? mayAnswer() : happened.is_for_asker
    if (!isMine) return
    const detail = texts.news.detail(
      happened.by,
      dollars(happened.total_price, happened.is_estimate),
    )
    toasts.show('info', texts.news[happened.state], linkTo(happened, detail))
  })
  useEffect(() => void show(news), [news])
  return null
}

function mayAnswer(): boolean {
  return cartSync.serverCart()?.approval?.may_answer === true
}

function linkTo({ order_public_id }: ApprovalNews, detail: string) {
  return order_public_id === null ? (
    <Link to="/checkout">{detail}</Link>
  ) : (
    <Link to="/order/$orderPublicId" params={{ orderPublicId: order_public_id }}>
      {detail}
    </Link>
  )
}
