import type { Received, Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { FillSource } from '@halles/domain/guide.ts'
import { formatWeekday } from '@halles/texts/weekday.ts'
import { Button } from '@mantine/core'
import { Notice } from '../../components/notice.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useLanguage } from '../../platform/language/language.ts'
import styles from './fill-buttons.module.css'
import { useGuideTexts } from './use-guide-texts.ts'

export type AskedFill = Sent<Endpoints['guideFill']>
export type FilledFromGuide = Received<Endpoints['guideFill']>

type FillButtonsProps = {
  guidePublicId: string
  /** The last fill of this visit. */
  filled: FilledFromGuide | undefined
  pending: FillSource | undefined
  onFill: (asked: AskedFill) => void
}

/** Three ways to fill the cart from a guide, and which products it took in place of others. */
export function FillButtons({ guidePublicId, filled, pending, onFill }: FillButtonsProps) {
  const words = useGuideTexts()
  const language = useLanguage()
  const labels = {
    par: words.fillBy.par,
    last_order: words.fillBy.last_order,
    last_weekday: words.fillBy.last_weekday(formatWeekday(language, today())),
  }
  return (
    <>
      <fieldset className={styles.fill}>
        <legend>{words.fill}</legend>
        {(['par', 'last_order', 'last_weekday'] as const).map((from) => (
          <Button
            key={from}
            variant="default"
            loading={pending === from}
            disabled={pending !== undefined && pending !== from}
            onClick={() => onFill({ guide_public_id: guidePublicId, from })}
          >
            {labels[from]}
          </Button>
        ))}
      </fieldset>
      {filled ? <Differences filled={filled} /> : null}
    </>
  )
}

function Differences({ filled: { replaced, not_countable } }: { filled: FilledFromGuide }) {
  const words = useGuideTexts()
  const nameOf = useProductName()
  if (replaced.length + not_countable.length === 0) return null
  return (
    <Notice tone="warning">
      {[
        ...replaced.map(({ preferred, product }) =>
          words.fillReplaced(nameOf(preferred), nameOf(product)),
        ),
        ...not_countable.map(({ product }) => words.fillNotCountable(nameOf(product))),
      ].join(' ')}
    </Notice>
  )
}

/** The day it is in Montréal, YYYY-MM-DD. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date())
}
