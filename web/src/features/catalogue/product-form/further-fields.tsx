import { FURTHER, type FurtherField } from '@halles/domain/product-fields.ts'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { ProductValues } from './product-values.ts'

type FurtherFieldsProps = { form: FormFields<ProductValues>; section: FurtherField['section'] }

export function FurtherFields({ form, section }: FurtherFieldsProps) {
  const { products } = useTexts()
  return FURTHER.filter((field) => field.section === section).map(({ name, kind, most }) => (
    <TextField
      key={name}
      label={products.labels[name]}
      description={products.hints[name]}
      {...(kind === 'count' ? { inputMode: 'numeric' } : { maxLength: most })}
      autoComplete="off"
      {...form.field(name)}
      required={false}
    />
  ))
}
