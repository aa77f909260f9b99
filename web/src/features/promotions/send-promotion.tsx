import { sendPromotion } from '@halles/contract/endpoints/promotions.ts'
import { promotedSpecialsTexts } from '@halles/texts/pages/promoted-specials.ts'
import { IconSend } from '@tabler/icons-react'
import { DraftNotice } from '../../components/form/draft-notice.tsx'
import { FormFailure } from '../../components/form/form-failure.tsx'
import { problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import { useFormat, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ChooseSpecials, type NameableSpecial } from './choose-specials.tsx'
import { promotionsOptions } from './promotion-queries.ts'
import styles from './promotions.module.css'

type Values = { message: string; specials: readonly string[] }
const NOTHING: Values = { message: '', specials: [] }

type SendPromotionProps = {
  recipients: number
  specials: readonly NameableSpecial[]
  /** A moment; undefined when one may go now. */
  notBefore: string | undefined
}

/** product.md 4: an 11-row text, three paragraphs that inform, a button. What was not sent stays in the form. */
export function SendPromotion({ recipients: all, specials, notBefore }: SendPromotionProps) {
  const { promotions } = useTexts()
  const { noneSees } = useTextsOf(promotedSpecialsTexts)
  const { moment } = useFormat()
  const form = useCheckedForm({
    initialValues: NOTHING,
    draft: 'promotion',
    check: (values) => problemsIn(sendPromotion.input, bodyOf(values)),
    pathOf: (path) => path.replace(/^specials\..*/, 'specials'),
  })
  /** Those that a draft has and that have ended since are not sent. */
  function bodyOf({ message, specials: chosen }: Values) {
    const isOffered = (id: string) => specials.some(({ public_id }) => public_id === id)
    return { message, specials: chosen.filter(isOffered) }
  }
  const chosen = bodyOf(form.values).specials
  const recipients = reachedBy(specials, chosen, all)
  const sending = useChange({
    call: apiWithOverlay.sendPromotion,
    stale: promotionsOptions.queryKey,
    staleWhenRefused: true,
    done({ recipients: reached }) {
      // Said in the form, where its text still is.
      if (reached === 0) return
      form.reset()
      return promotions.sent
    },
    failed: errorMessage,
  })
  /** Without a recipient nothing was sent: the text stays. */
  async function send(values: Values, idempotencyKey: string) {
    const { recipients: reached } = await sending.send(bodyOf(values), idempotencyKey)
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
          <ChooseSpecials specials={specials} {...form.list('specials')} value={chosen} />
          <p className="strong" aria-live="polite">
            {saidOfReach()}
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

  function saidOfReach(): string {
    if (notBefore) return promotions.nextAllowed(moment(notBefore))
    if (recipients === 0 && all > 0) return noneSees
    return reachesNobody ? promotions.sentToNobody : promotions.recipients(recipients)
  }
}

/** Whoever may see one of the chosen gets it; without any, everyone. */
function reachedBy(
  specials: readonly NameableSpecial[],
  chosen: readonly string[],
  all: number,
): number {
  if (chosen.length === 0) return all
  const named = specials.filter(({ public_id }) => chosen.includes(public_id))
  return Math.max(...named.map(({ recipients }) => recipients))
}
