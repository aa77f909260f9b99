import {
  MAX_ADDRESS_LENGTH,
  MAX_BUSINESS_NAME_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_PERSON_NAME_LENGTH,
  MAX_PHONE_LENGTH,
} from '@halles/domain/account.ts'
import { useTexts } from '../../platform/language/language.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useDollarSign } from '../dollar-sign.ts'
import { FormSection } from '../form/form-section.tsx'
import type { FormFields } from '../form/use-checked-form.ts'
import type { AccountValues, BusinessKind, BusinessValues } from './account-values.ts'
import { CitySearch } from './city-search.tsx'
import { DeliveryCities } from './delivery-cities.tsx'

type AccountFieldsProps = { form: FormFields<AccountValues>; kind: BusinessKind }

export function AccountFields({ form, kind }: AccountFieldsProps) {
  return (
    <>
      <BusinessFields form={form} kind={kind} />
      <Person form={form} />
    </>
  )
}

type BusinessFieldsProps = {
  form: FormFields<AccountValues> | FormFields<BusinessValues>
  kind: BusinessKind
}

export function BusinessFields({ form, kind }: BusinessFieldsProps) {
  return (
    <>
      <Business form={form} kind={kind} />
      {kind === 'supplier' ? <Deliveries form={form} /> : null}
    </>
  )
}

function Business({ form, kind }: BusinessFieldsProps) {
  const { forms } = useTexts()
  const { field } = form
  const { value, onChange, ...city } = field('business.city')
  return (
    <FormSection title={forms.business}>
      <TextField
        label={forms.name[kind]}
        autoComplete="organization"
        maxLength={MAX_BUSINESS_NAME_LENGTH}
        data-wide
        {...field('business.name')}
      />
      <TextField
        label={forms.address}
        autoComplete="street-address"
        maxLength={MAX_ADDRESS_LENGTH}
        data-wide
        {...field('business.address')}
      />
      <CitySearch
        label={forms.city}
        autoComplete="address-level2"
        text={value}
        onText={onChange}
        onCity={onChange}
        {...city}
      />
      <TextField
        label={forms.zipCode}
        autoComplete="postal-code"
        autoCapitalize="characters"
        placeholder="H2X 1Y4"
        {...field('business.zip_code')}
      />
      <TextField
        type="tel"
        inputMode="tel"
        label={forms.phone}
        autoComplete="tel"
        maxLength={MAX_PHONE_LENGTH}
        {...field('business.phone_number')}
      />
    </FormSection>
  )
}

function Deliveries({ form }: Pick<BusinessFieldsProps, 'form'>) {
  const { forms } = useTexts()
  const { value, onChange, error } = form.list('supplier_cities')
  const dollarSign = useDollarSign()
  return (
    <FormSection title={forms.delivery}>
      <TextField
        label={forms.minimumOrder}
        description={forms.minimumOrderHint}
        inputMode="decimal"
        autoComplete="off"
        {...dollarSign}
        data-wide
        {...form.field('business.minimum_order_price')}
      />
      <div data-wide>
        <DeliveryCities value={value} onChange={onChange} error={error} />
      </div>
    </FormSection>
  )
}

function Person({ form }: Pick<AccountFieldsProps, 'form'>) {
  const { forms } = useTexts()
  const { field } = form
  return (
    <FormSection title={forms.person}>
      <TextField
        label={forms.firstName}
        autoComplete="given-name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...field('user.first_name')}
      />
      <TextField
        label={forms.lastName}
        autoComplete="family-name"
        maxLength={MAX_PERSON_NAME_LENGTH}
        {...field('user.last_name')}
      />
      <TextField
        type="email"
        inputMode="email"
        label={forms.email}
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        data-wide
        {...field('user.email')}
      />
    </FormSection>
  )
}
