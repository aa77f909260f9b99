import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { Button, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useProductName } from '../../../components/use-product-name.ts'
import { useFormat, useTextsOf } from '../../../platform/language/language.ts'
import { type CatalogueChange, useLastChange } from './catalogue-changes.ts'
import styles from './prices.module.css'
import { useUndo } from './use-undo.ts'

/** What was changed last, in words, and the button and key that undo it. */
export function LastChange() {
  const texts = useTextsOf(pricesTexts)
  const last = useLastChange()
  const describe = useDescription()
  const { undo, isPending } = useUndo()
  return (
    <>
      {/* An availability announces itself. */}
      <VisuallyHidden role="status">{last?.kind === 'prices' ? describe(last) : ''}</VisuallyHidden>
      {last ? (
        <section className={styles.last} aria-label={texts.lastChange}>
          <p>{describe(last)}</p>
          <Button
            variant="default"
            aria-keyshortcuts="Control+Z Meta+Z"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            loading={isPending}
            onClick={undo}
          >
            {texts.undo}
          </Button>
        </section>
      ) : null}
    </>
  )
}

function useDescription() {
  const texts = useTextsOf(pricesTexts)
  const nameOf = useProductName()
  const { dollars, day } = useFormat()
  return (change: CatalogueChange): string => {
    if (change.kind === 'availability') {
      const { available, available_from } = change.to
      const name = nameOf(change.product)
      if (available) return texts.nowAvailable(name)
      return texts.nowOut(name, available_from && day(available_from))
    }
    const [first] = change.prices
    return first && change.prices.length === 1
      ? texts.priceChanged(nameOf(first.product), dollars(first.from), dollars(first.to))
      : texts.pricesChanged(change.prices.length)
  }
}
