import { MAX_PICK_PLACE_LENGTH } from '@halles/domain/product.ts'
import { TextInput } from '@mantine/core'
import { FormSection } from '../../../components/form/form-section.tsx'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import { useTexts } from '../../../platform/language/language.ts'
import type { ProductValues } from './product-values.ts'

/** How long ahead a product is ordered, and where the supplier's team takes it from. */
export function DeliveryFields({ form: { field } }: { form: FormFields<ProductValues> }) {
  const { products } = useTexts()
  return (
    <FormSection title={products.deliverySection}>
      <TextInput
        label={products.leadDays}
        description={products.leadDaysHint}
        inputMode="numeric"
        autoComplete="off"
        {...field('lead_days')}
        required={false}
      />
      <TextInput
        label={products.pickPlace}
        description={products.pickPlaceHint}
        maxLength={MAX_PICK_PLACE_LENGTH}
        autoComplete="off"
        {...field('pick_place')}
        required={false}
      />
    </FormSection>
  )
}
