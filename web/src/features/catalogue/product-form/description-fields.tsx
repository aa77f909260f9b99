import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { PRODUCT_FIELDS } from '@halles/domain/product-fields.ts'
import { FormSection } from '../../../components/form/form-section.tsx'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import { useTexts } from '../../../platform/language/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './description-fields.module.css'
import { FurtherFields } from './further-fields.tsx'
import type { ProductValues } from './product-values.ts'

type DescriptionFieldsProps = { form: FormFields<ProductValues>; isEdit: boolean }

export function DescriptionFields({ form, isEdit }: DescriptionFieldsProps) {
  const { field } = form
  const { products, menu } = useTexts()
  const fixed = { disabled: isEdit, classNames: { input: styles.fixed } }
  const name = { maxLength: PRODUCT_FIELDS.name_fr.most, autoComplete: 'off', ...fixed }
  return (
    <FormSection title={products.productSection}>
      <TextField label={products.nameFr} lang="fr" {...name} {...field('name_fr')} />
      <TextField label={products.nameEn} lang="en" {...name} {...field('name_en')} />
      <SelectField
        label={products.category}
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
      </SelectField>
      <TextArea
        label={products.description}
        description={products.descriptionHint}
        minRows={3}
        maxLength={PRODUCT_FIELDS.description.most}
        data-wide
        {...field('description')}
        required={false}
      />
      <FurtherFields form={form} section="product" />
    </FormSection>
  )
}
