import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { IconPlus } from '@tabler/icons-react'
import { useProductName } from '../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { Button } from '../../ui/button.tsx'
import { type DatedPrice, type EditedStep, ownPrice, type PricedProduct } from './agreed-lines.ts'
import { FormerPricesButton } from './former-prices-button.tsx'
import styles from './price-list-sheet.module.css'

type StepsCellProps = {
  /** Of the price list. */
  publicId: string
  product: PricedProduct
  onEdit: (step: EditedStep) => void
}

/** Prices of several cases and of some days, each opened by its button; and what was asked before. */
export function StepsCell({ publicId, product, onEdit }: StepsCellProps) {
  const texts = useTextsOf(priceListsTexts)
  const name = useProductName()(product)
  const describe = useStepWords()
  const own = ownPrice(product, montrealDay(nowDrawn()))
  // One that stands in the sheet's own column, for good.
  const steps = product.prices.filter((price) => price !== own || price.until_day !== null)
  return (
    <span className={`${styles.steps} row gap-2xs`}>
      {steps.map((step) => {
        const said = describe(step)
        return (
          <Button
            key={`${step.from_cases} ${step.from_day}`}
            variant="default"
            size="sm"
            className={styles.step}
            aria-label={texts.changeStepOf(said, name)}
            onClick={() => onEdit({ product, step })}
          >
            {said}
          </Button>
        )
      })}
      <Button
        id={addButtonOf(product)}
        variant="subtle"
        size="sm"
        icon={<IconPlus size={18} aria-hidden />}
        className={styles.add}
        aria-label={texts.addStepTo(name)}
        onClick={() => onEdit({ product })}
      >
        <span className={styles.addWords}>{texts.addStep}</span>
      </Button>
      <FormerPricesButton publicId={publicId} product={product} />
    </span>
  )
}

/** Where the focus goes on once the step that had it is gone. */
export function addButtonOf({ public_id }: PricedProduct): string {
  return `add-step-${public_id}`
}

/** A step in words: "dès 5 caisses 42,00 $, du 1 déc. au 15 déc.". */
export function useStepWords(): (step: DatedPrice) => string {
  const texts = useTextsOf(priceListsTexts)
  const { dollars, shortDay } = useFormat()
  const today = montrealDay(nowDrawn())
  return ({ from_cases, price, from_day, until_day }) => {
    const from = from_day !== null && from_day > today ? shortDay(from_day) : null
    const days = texts.days(from, until_day && shortDay(until_day))
    const amount = `${texts.fromCases(from_cases)} ${dollars(price)}`
    return days === '' ? amount : `${amount}, ${days}`
  }
}
