import { later } from '@halles/domain/holidays.ts'
import { specialsTexts } from '@halles/texts/pages/specials.ts'
import { useDollarSign } from '../../components/dollar-sign.ts'
import { DialogForm } from '../../components/form/dialog-form.tsx'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { LabelledDay } from '../../components/labelled-day.tsx'
import { useProductName } from '../../components/use-product-name.ts'
import { api } from '../../platform/api/api.ts'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { montrealDay } from '../../platform/montreal-day.ts'
import { nowDrawn } from '../../platform/now.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type ProductToSell, useSpecialChange } from './special-queries.ts'
import { type SpecialValues, specialBody, specialProblems } from './special-values.ts'

type SpecialFormProps = { product: ProductToSell; onAnother: () => void; onClose: () => void }

/** What a product costs on special, and on which days: for a week unless said otherwise. */
export function SpecialForm({ product, onAnother, onClose }: SpecialFormProps) {
  const texts = useTextsOf(specialsTexts)
  const name = useProductName()(product)
  const { dollars } = useFormat()
  const today = montrealDay(nowDrawn())
  const form = useCheckedForm<SpecialValues>({
    initialValues: { price: '', from_cases: '1', from_day: today, until_day: later(today, 6) },
    check: (values) => specialProblems(values, product, today),
  })
  const save = useSpecialChange({
    call: (values: SpecialValues, options) =>
      api.specialSave(specialBody(values, product), options),
    done() {
      onClose()
      return texts.saved(name)
    },
  })
  return (
    <DialogForm
      form={form}
      change={save}
      places={{ special_overlaps: 'from_day' }}
      submit={texts.save}
      onCancel={onClose}
    >
      <div className="row between center gap-md">
        <p className="soft">{texts.listPrice(dollars(product.price))}</p>
        <Button variant="subtle" size="sm" onClick={onAnother}>
          {texts.another}
        </Button>
      </div>
      <TextField
        label={texts.price}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
        autoFocus
        {...useDollarSign()}
        {...form.field('price')}
      />
      <TextField
        label={texts.cases}
        description={texts.casesHint}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('from_cases')}
      />
      <LabelledDay label={texts.fromDay} min={today} {...form.field('from_day')} />
      <LabelledDay
        label={texts.untilDay}
        description={texts.untilDayHint}
        min={today}
        {...form.field('until_day')}
      />
    </DialogForm>
  )
}
