import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { useEffect, useRef } from 'react'
import { useDollarSign } from '../../components/dollar-sign.ts'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../components/labelled-day.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { EditedStep } from './agreed-lines.ts'
import { type StepValues, stepBatches, stepLine, stepProblems, stepValues } from './step-values.ts'
import { addButtonOf, useStepWords } from './steps-cell.tsx'
import type { AgreedPrices } from './use-agreed-prices.ts'

export type StepFormProps = {
  edited: EditedStep
  agreed: AgreedPrices
  onClose: () => void
}

/** A price from so many cases on, on some days. */
export function StepForm({ edited: { product, step }, agreed, onClose }: StepFormProps) {
  const texts = useTextsOf(priceListsTexts)
  const name = useProductName()(product)
  const describe = useStepWords()
  const today = montrealDay(nowDrawn())
  const initialValues = stepValues(step, { comma: useLanguage() === 'fr', today })
  const form = useCheckedForm<StepValues>({
    initialValues,
    check: (values) => stepProblems(values, product, today),
    pathOf: (path) => path.replace(/^lines\.\d+\./, ''),
  })
  const old = step && stepLine(initialValues, product.public_id)

  async function save(values: StepValues) {
    const line = stepLine(values, product.public_id)
    const said = texts.priceChanged(name, describe({ ...line, price: line.price ?? '' }))
    await agreed.set(stepBatches(line, old), { said: () => said, isForm: true })
    onClose()
  }
  async function remove(line: NonNullable<typeof old>) {
    const said = texts.priceTaken(name)
    await agreed.set([[{ ...line, price: null }]], { said: () => said })
    onClose()
    // The button that opened this is gone.
    requestAnimationFrame(() => document.getElementById(addButtonOf(product))?.focus())
  }
  const place = useRef<HTMLDivElement>(null)
  // It comes after the dialog has taken the focus.
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <DialogForm
        form={form}
        change={{ send: save, isPending: agreed.isPending }}
        submit={texts.saveStep}
        onCancel={onClose}
      >
        <TextField
          label={texts.stepCases}
          description={texts.stepCasesHint}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('from_cases')}
        />
        <TextField
          label={texts.stepPrice}
          inputMode="decimal"
          autoComplete="off"
          {...useDollarSign()}
          {...form.field('price')}
        />
        <LabelledDay
          label={texts.fromDay}
          description={texts.fromDayHint}
          min={today}
          {...form.field('from_day')}
        />
        <LabelledDay
          label={texts.untilDay}
          description={texts.untilDayHint}
          min={today}
          {...form.field('until_day')}
        />
        {old ? (
          <Button
            variant="subtle"
            danger
            loading={agreed.isPending}
            onClick={() => void remove(old).catch(() => {})}
          >
            {texts.removeStep}
          </Button>
        ) : null}
      </DialogForm>
    </div>
  )
}
