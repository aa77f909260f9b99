import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { Dialog } from '../../components/dialog.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { usePreloadWhenIdle } from '../../platform/preload.ts'
import type { StepFormProps } from './step-form.tsx'

const load = async () => (await import('./step-form.tsx')).StepForm
const StepForm = lazyComponent(load)

/** A price from so many cases on, on some days: added, changed or taken off. */
export function StepDialog({ opened, ...props }: StepFormProps & { opened: boolean }) {
  const texts = useTextsOf(priceListsTexts)
  const name = useProductName()(props.edited.product)
  usePreloadWhenIdle(load)
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.stepTitle(name)}>
      <StepForm {...props} />
    </Dialog>
  )
}
