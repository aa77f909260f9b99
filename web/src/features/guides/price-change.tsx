import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import type { GuideProduct } from './guide-queries.ts'
import styles from './guide-view.module.css'

/** How the price of the same amount has moved since it was last paid: ▲ 5 %, "caisse plus petite". */
export function PriceChange({ change }: { change: NonNullable<GuideProduct['change']> }) {
  const texts = useTextsOf(guidesTexts)
  const { decimal } = useFormat()
  const { thousandths, is_smaller_case: isSmallerCase } = change
  const percent = decimal(String(Math.abs(thousandths) / 10))
  const isRise = thousandths > 0
  return (
    <span className={isRise ? styles.rise : styles.fall}>
      <span aria-hidden>
        {isRise ? '▲' : '▼'} {texts.percent(percent)}
      </span>
      <span className="visually-hidden">{isRise ? texts.rise(percent) : texts.fall(percent)}</span>
      {isSmallerCase ? <span className={styles.smaller}>{texts.smallerCase}</span> : null}
    </span>
  )
}
