import {
  CATEGORY_NAMES,
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
} from '@halles/domain/product.ts'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { FormSection } from '../../../components/form/form-section.tsx'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import { useTexts } from '../../../platform/language/language.ts'
import styles from './description-fields.module.css'
import type { ProductValues } from './product-values.ts'

type DescriptionFieldsProps = { form: FormFields<ProductValues>; isEdit: boolean }

/** What the product is: on an edit its names and category are only shown. */
export function DescriptionFields({ form: { field }, isEdit }: DescriptionFieldsProps) {
  const { products, menu } = useTexts()
  const fixed = { disabled: isEdit, classNames: { input: styles.fixed } }
  const name = { maxLength: MAX_PRODUCT_NAME_LENGTH, autoComplete: 'off', ...fixed }
  return (
    <FormSection title={products.productSection}>
      <TextInput label={products.nameFr} lang="fr" {...name} {...field('name_fr')} />
      <TextInput label={products.nameEn} lang="en" {...name} {...field('name_en')} />
      <NativeSelect
        label={products.category}
        size="md"
        {...fixed}
        description={isEdit ? products.fixedHint : undefined}
        data-wide
        {...field('category')}
      >
        <option value="" disabled hidden>
          {products.chooseCategory}
        </option>
        {CATEGORY_NAMES.map((name) => (
          <option key={name} value={name}>
            {menu[name]}
          </option>
        ))}
      </NativeSelect>
      <Textarea
        label={products.description}
        description={products.descriptionHint}
        autosize
        minRows={3}
        maxLength={MAX_PRODUCT_DESCRIPTION_LENGTH}
        data-wide
        {...field('description')}
        required={false}
      />
    </FormSection>
  )
}
