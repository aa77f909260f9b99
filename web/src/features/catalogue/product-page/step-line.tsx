import type { PriceLine } from '@halles/domain/price-history.ts'
import { productPageTexts } from '@halles/texts/pages/product-page.ts'
import { formatComparedPrice } from '@halles/texts/unit-prices.ts'
import { useFormat, useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import styles from './product-page.module.css'

const WIDTH = 1000
const HEIGHT = 200
/** So that neither line nor dots are cut at the top and the bottom. */
const EDGE = 20

const across = (share: number) => Math.round(share * WIDTH * 10) / 10
const down = (height: number) =>
  Math.round((HEIGHT - EDGE - height * (HEIGHT - 2 * EDGE)) * 10) / 10

type StepLineProps = { line: PriceLine; unit: string; since: string; today: string }

/** A price as steps with dots for what was paid. Only seen: the same stands beside it as a sentence and a table. */
export function StepLine({ line, unit, since, today }: StepLineProps) {
  const texts = useTextsOf(productPageTexts)
  const language = useLanguage()
  const { shortDay } = useFormat()
  const { high, low } = line
  const bounds = low.price === high.price ? [high] : [high, low]
  return (
    <div className={styles.chart} aria-hidden>
      <div className={styles.plot}>
        {bounds.map(({ price, height }) => (
          <span
            key={price}
            className={`${styles.bound} soft size-xs`}
            data-low={price < high.price || undefined}
            style={{ top: `${(down(height) / HEIGHT) * 100}%` }}
          >
            {formatComparedPrice(language, price, unit)}
          </span>
        ))}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.drawing}
          aria-hidden
        >
          {bounds.map(({ price, height }) => (
            <path key={price} className={styles.guide} d={`M0 ${down(height)}H${WIDTH}`} />
          ))}
          <path className={styles.steps} d={pathOf(line.steps)} />
          <path className={styles.ownSteps} d={pathOf(line.own)} />
          {/* Lines without a length, whose round ends are dots however wide the drawing is. */}
          <path
            className={styles.dots}
            d={line.paid.map(({ at, height }) => `M${across(at)} ${down(height)}h0`).join('')}
          />
        </svg>
      </div>
      <div className="flex between soft size-xs">
        <span>{shortDay(since)}</span>
        <span>{shortDay(today)}</span>
      </div>
      <div className={`${styles.legend} row gap-md small`}>
        <span>{texts.offered}</span>
        {line.own.length > 0 ? <span className={styles.own}>{texts.own}</span> : null}
        {line.paid.length > 0 ? <span className={styles.paid}>{texts.paid}</span> : null}
      </div>
    </div>
  )
}

/** Up and down between steps that follow each other; where something does not compare, a gap. */
function pathOf(steps: PriceLine['steps']): string {
  return steps
    .map(({ from, to, height }, index) => {
      const isNext = index > 0 && steps[index - 1]?.to === from
      const start = isNext ? `V${down(height)}` : `M${across(from)} ${down(height)}`
      return `${start}H${across(to)}`
    })
    .join('')
}
