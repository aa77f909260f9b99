import { COMMON_UNITS, MAX_UNIT_LENGTH } from '@halles/domain/product.ts'
import { formatUnit } from '@halles/texts/case-size.ts'
import { useDollarSign } from '../../../components/dollar-sign.ts'
import { FormSection } from '../../../components/form/form-section.tsx'
import type { FormFields } from '../../../components/form/use-checked-form.ts'
import { useLanguage, useTexts } from '../../../platform/language/language.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './case-fields.module.css'
import { OTHER, type ProductValues } from './product-values.ts'

export function CaseFields({ form: { field, values } }: { form: FormFields<ProductValues> }) {
  const { products } = useTexts()
  const language = useLanguage()
  const dollarSign = useDollarSign()
  const amount = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <FormSection title={products.caseSection}>
      <TextField label={products.price} {...dollarSign} {...amount} {...field('price')} />
      <div className={`${styles.quantity} grid align-start gap-xs`}>
        <TextField label={products.quantityPerCase} {...amount} {...field('quantity_per_case')} />
        <SelectField label={products.unit} {...field('unit')}>
          {COMMON_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {formatUnit(language, unit)}
            </option>
          ))}
          <option value={OTHER}>{products.otherUnit}</option>
        </SelectField>
      </div>
      {values.unit === OTHER ? (
        <TextField
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
