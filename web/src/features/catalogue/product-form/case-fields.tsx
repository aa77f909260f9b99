import { COMMON_UNITS, MAX_UNIT_LENGTH } from '@halles/domain/product.ts'
import { formatUnit } from '@halles/texts/case-size.ts'
import { NativeSelect, TextInput } from '@mantine/core'
import { useDollarSign } from '../../../components/dollar-sign.ts'
import { FormSection } from '../../../components/form/form-section.tsx'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import { useLanguage, useTexts } from '../../../platform/language/language.ts'
import styles from './case-fields.module.css'
import { OTHER, type ProductValues } from './product-values.ts'

export function CaseFields({ form: { field, values } }: { form: FormFields<ProductValues> }) {
  const { products } = useTexts()
  const language = useLanguage()
  const dollarSign = useDollarSign()
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <FormSection title={products.caseSection}>
      <TextInput label={products.price} {...dollarSign} {...amount} {...field('price')} />
      <div className={styles.quantity}>
        <TextInput label={products.quantityPerCase} {...amount} {...field('quantity_per_case')} />
        <NativeSelect label={products.unit} size="md" {...field('unit')}>
          {COMMON_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {formatUnit(language, unit)}
            </option>
          ))}
          <option value={OTHER}>{products.otherUnit}</option>
        </NativeSelect>
      </div>
      {values.unit === OTHER ? (
        <TextInput
          label={products.ownUnit}
          description={products.ownUnitHint}
          maxLength={MAX_UNIT_LENGTH}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-wide
          {...field('own_unit')}
        />
      ) : null}
    </FormSection>
  )
}
