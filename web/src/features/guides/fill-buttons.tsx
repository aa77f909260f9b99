import type { Received, Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { FillSource } from '@halles/domain/guide.ts'
import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { formatWeekday } from '@halles/texts/weekday.ts'
import { Notice } from '../../components/notice.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { Button } from '../../ui/button.tsx'
import styles from './fill-buttons.module.css'

export type AskedFill = Sent<Endpoints['guideFill']>
export type FilledFromGuide = Received<Endpoints['guideFill']>

type FillButtonsProps = {
  guidePublicId: string
  /** The last fill of this visit. */
  filled: FilledFromGuide | undefined
  pending: FillSource | undefined
  onFill: (asked: AskedFill) => void
}

export function FillButtons({ guidePublicId, filled, pending, onFill }: FillButtonsProps) {
  const texts = useTextsOf(guidesTexts)
  const language = useLanguage()
  const labels = {
    par: texts.fillBy.par,
    last_order: texts.fillBy.last_order,
    last_weekday: texts.fillBy.last_weekday(formatWeekday(language, montrealDay(new Date()))),
  }
  return (
    <>
      <fieldset className={`${styles.fill} gap-xs row`}>
        <legend>{texts.fill}</legend>
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
  const texts = useTextsOf(guidesTexts)
  const nameOf = useProductName()
  if (replaced.length + not_countable.length === 0) return null
  return (
    <Notice tone="warning">
      {[
        ...replaced.map(({ preferred, product }) =>
          texts.fillReplaced(nameOf(preferred), nameOf(product)),
        ),
        ...not_countable.map(({ product }) => texts.fillNotCountable(nameOf(product))),
      ].join(' ')}
    </Notice>
  )
}
