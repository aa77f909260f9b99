import type { Received } from '@halles/contract/endpoint.ts'
import { sendPromotion } from '@halles/contract/endpoints/promotions.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { PROMOTION_EVERY_MINUTES } from '@halles/domain/promotion.ts'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DraftNotice } from '../../components/form/draft-notice.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { Notice } from '../../components/notice.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import { useFormat, useTexts } from '../../platform/language/language.ts'
import { promotionsAreOffered } from '../../platform/language/legal.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { promotionsOptions } from './promotion-queries.ts'
import styles from './promotions.module.css'

export function Promotions() {
  const { promotions, refusals } = useTexts()
  const query = useQuery(promotionsOptions)
  return (
    <QueryState query={query} error={promotions.loadError}>
      {({ recipients, promotions: past }) => (
        <>
          {promotionsAreOffered() ? (
            <SendPromotion
              recipients={recipients}
              notBefore={nextAfter(past[0]?.sent_at, query.dataUpdatedAt)}
            />
          ) : (
            <Notice tone="warning">{refusals.promotions_off}</Notice>
          )}
          <PastPromotions promotions={past} />
        </>
      )}
    </QueryState>
  )
}

/** When the next promotion may go; undefined when it may now. */
function nextAfter(last: string | undefined, now: number): string | undefined {
  if (last === undefined) return undefined
  const next = Date.parse(last) + PROMOTION_EVERY_MINUTES * 60_000
  return next > now ? new Date(next).toISOString() : undefined
}

type PastPromotionsProps = Pick<Received<Endpoints['promotionList']>, 'promotions'>

function PastPromotions({ promotions: past }: PastPromotionsProps) {
  const { promotions } = useTexts()
  const { moment } = useFormat()
  return (
    <section className={styles.past} aria-labelledby="past-promotions">
      <h2 id="past-promotions">{promotions.history}</h2>
      {past.length === 0 ? <p className={styles.soft}>{promotions.historyEmpty}</p> : null}
      {past.map(({ sent_at, recipients, message }) => (
        <article key={sent_at} className={`${styles.promotion} mt-md card p-lg`}>
          <div className="between gap-0-md bold row">
            <time dateTime={sent_at}>{moment(sent_at)}</time>
            <span className={styles.soft}>{promotions.sentTo(recipients)}</span>
          </div>
          <p>{message}</p>
        </article>
      ))}
    </section>
  )
}

const NOTHING = { message: '' }

type SendPromotionProps = {
  recipients: number
  /** A moment; undefined when one may go now. */
  notBefore: string | undefined
}

/** product.md 4: an 11-row text, three paragraphs that inform, a button. What was not sent stays in the form. */
function SendPromotion({ recipients, notBefore }: SendPromotionProps) {
  const { promotions } = useTexts()
  const { moment } = useFormat()
  const form = useCheckedForm({
    initialValues: NOTHING,
    draft: 'promotion',
    check: (values) => problemsIn(sendPromotion.input, values),
  })
  const sending = useChange({
    call: apiWithOverlay.sendPromotion,
    stale: promotionsOptions.queryKey,
    done({ recipients: reached }) {
      // Said in the form, where its text still is.
      if (reached === 0) return
      form.reset()
      return promotions.sent
    },
    failed: errorMessage,
  })
  /** Without a recipient nothing was sent: the text stays. */
  async function send(values: typeof NOTHING, idempotencyKey: string) {
    const { recipients: reached } = await sending.send(values, idempotencyKey)
    return reached > 0
  }
  const reachesNobody = recipients === 0 && sending.answer?.recipients === 0
  return (
    <div className="card pad">
      <form {...form.formProps(send)}>
        <DraftNotice form={form} />
        <div className={`${styles.send} grid gap-md`}>
          <div className={`${styles.information} grid gap-xs soft small`}>
            {promotions.information.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <TextArea label={promotions.message} minRows={11} {...form.field('message')} />
          <p className="strong" aria-live="polite">
            {notBefore
              ? promotions.nextAllowed(moment(notBefore))
              : reachesNobody
                ? promotions.sentToNobody
                : promotions.recipients(recipients)}
          </p>
          <FormFailure form={form} />
          <Button
            type="submit"
            className={styles.submit}
            icon={<IconSend size={18} aria-hidden />}
            loading={sending.isPending}
          >
            {promotions.submit}
          </Button>
        </div>
      </form>
    </div>
  )
}
