import { FURTHER, type FurtherField } from '@halles/domain/product-fields.ts'
import { NONE } from '@halles/domain/product-values.ts'
import { CHOSEN, choiceName } from '@halles/texts/choice-names.ts'
import { productFieldsTexts } from '@halles/texts/pages/product-fields.ts'
import type { ReactNode } from 'react'
import { FormSection } from '../../../components/form/form-section.tsx'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ChoiceBoxes } from '../filters/choice-boxes.tsx'
import { OriginOptions } from '../filters/origin-options.tsx'
import type { ProductValues } from './product-values.ts'

type Form = FormFields<ProductValues>
type Section = FurtherField['section']
type FurtherFieldsProps = { form: Form; section: Section }

/** A part of the form that has only such fields. */
export function FurtherSection({
  children,
  ...props
}: FurtherFieldsProps & { section: Exclude<Section, 'product'>; children: ReactNode }) {
  const { sections } = useTextsOf(productFieldsTexts)
  return (
    <FormSection title={sections[props.section]}>
      <FurtherFields {...props} />
      {children}
    </FormSection>
  )
}

export function FurtherFields({ form, section }: FurtherFieldsProps) {
  const { labels, hints } = useTextsOf(productFieldsTexts)
  return FURTHER.filter((field) => field.section === section).map((field) => {
    const { name } = field
    const chosen = CHOSEN.find((one) => one.name === name)
    const frame = { label: labels[name], description: hints[name], ...form.field(name) }
    if (chosen) return <ChosenField key={name} of={chosen} frame={frame} />
    const limit =
      field.kind === 'line' ? { maxLength: field.most } : { inputMode: 'numeric' as const }
    return <TextField key={name} {...limit} autoComplete="off" {...frame} required={false} />
  })
}

type ChosenFieldProps = {
  of: (typeof CHOSEN)[number]
  frame: ReturnType<Form['field']> & { label: string; description: string }
}

function ChosenField({ of, frame }: ChosenFieldProps) {
  const language = useLanguage()
  const { none } = useTextsOf(productFieldsTexts)
  const named = (value: string) => ({ value, label: choiceName(language, of.name, value) })
  const { required: _, ...field } = frame
  if (of.kind === 'choice') {
    return (
      <SelectField {...field}>
        <Choices of={of} />
      </SelectField>
    )
  }
  const options = of.choices.map(named)
  const withNone = of.kind === 'stated' ? [{ value: NONE, label: none }, ...options] : options
  return <ChoiceBoxes {...field} options={withNone} />
}

/** The options of a select. */
function Choices({ of: { name, choices } }: { of: ChosenFieldProps['of'] }) {
  const language = useLanguage()
  const { notStated, everyone, byTheCase, noDeposit, provinces, countries } =
    useTextsOf(productFieldsTexts)
  const unsaid: { [Name in typeof name]?: string } = {
    audience: everyone,
    sold_by_weight: byTheCase,
    deposit_kind: noDeposit,
  }
  return (
    <>
      <option value="">{unsaid[name] ?? notStated}</option>
      {name === 'origin' ? (
        <OriginOptions provinces={provinces} countries={countries} />
      ) : (
        choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceName(language, name, choice)}
          </option>
        ))
      )}
    </>
  )
}
