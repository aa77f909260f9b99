import { restaurantSignup, supplierSignup } from '@halles/contract/endpoints/sign-up.ts'
import type { Language } from '@halles/contract/language.ts'
import { passwordProblem } from '@halles/domain/account.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AccountValues,
  accountPath,
  type BusinessKind,
  cityProblems,
  restaurantOf,
  supplierOf,
} from '../../components/account-fields/account-values.ts'
import { cityListOptions } from '../../components/account-fields/cities.ts'
import { type Problems, problemsIn } from '../../components/form/problems.ts'
import { useCheckedForm } from '../../components/form/use-checked-form.ts'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import { currentLanguage } from '../../platform/language/language.ts'
import { promotionsAreOffered } from '../../platform/language/legal.ts'
import { writeStored } from '../../platform/storage/stored.ts'

export type SignUpValues = AccountValues & {
  user: AccountValues['user'] & { password: string }
  confirm_password: string
  /** Of a restaurant; nothing is chosen before it is. */
  promotion_consent: '' | 'yes' | 'no'
  /** Of whoever reads English: that the French terms were given and the English ones are wished for. */
  terms_in_english: '' | 'yes'
}

const NOTHING: SignUpValues = {
  user: { first_name: '', last_name: '', email: '', password: '' },
  business: {
    name: '',
    address: '',
    city: '',
    zip_code: '',
    phone_number: '',
    minimum_order_price: '',
  },
  supplier_cities: [],
  confirm_password: '',
  promotion_consent: '',
  terms_in_english: '',
}

export function useSignUp(kind: BusinessKind, invitation: string | undefined) {
  const { data: cities = [] } = useQuery(cityListOptions)
  const toasts = useToasts()
  const [registered, setRegistered] = useState<string>()
  const form = useCheckedForm({
    initialValues: NOTHING,
    check: (values) => signUpProblems(kind, values, cities),
    pathOf: accountPath,
  })
  // Without useChange, which no other code of this page needs.
  const sending = useMutation({
    mutationFn: (values: SignUpValues) => send(kind, values, { cities, invitation }),
    onSuccess: (_, { user }) => {
      // The French terms, opened beside this page, have put the device into French.
      writeStored('lang', currentLanguage())
      setRegistered(user.email)
      form.reset()
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
  return { form, sending, registered }
}

function bodyOf(values: SignUpValues, cities: readonly string[]) {
  const { user, supplier_cities } = values
  const terms_language: Language = values.terms_in_english === 'yes' ? 'en' : 'fr'
  return {
    restaurant: {
      user,
      restaurant: restaurantOf(values, cities),
      promotion_consent: promotionsAreOffered() ? values.promotion_consent === 'yes' : undefined,
      terms_language,
    },
    supplier: { user, supplier: supplierOf(values, cities), supplier_cities, terms_language },
  }
}

type Given = { cities: readonly string[]; invitation: string | undefined }

function send(kind: BusinessKind, values: SignUpValues, { cities, invitation }: Given) {
  const bodies = bodyOf(values, cities)
  return kind === 'supplier'
    ? apiWithOverlay.supplierSignup({ ...bodies.supplier, invitation })
    : apiWithOverlay.restaurantSignup({ ...bodies.restaurant, invitation })
}

function signUpProblems(
  kind: BusinessKind,
  values: SignUpValues,
  cities: readonly string[],
): Problems<SignUpValues> {
  const { user, business, confirm_password } = values
  const { input } = kind === 'supplier' ? supplierSignup : restaurantSignup
  const weakness = passwordProblem(user.password, { email: user.email, names: [business.name] })
  const problems: Problems<SignUpValues> = {
    ...problemsIn(input, bodyOf(values, cities)[kind], accountPath),
    ...cityProblems(values, cities),
  }
  if (user.password !== '' && weakness) problems['user.password'] = weakness
  if (confirm_password === '') problems.confirm_password = 'required'
  else if (confirm_password !== user.password) problems.confirm_password = 'confirmation_differs'
  if (kind === 'restaurant' && values.promotion_consent === '' && promotionsAreOffered())
    problems.promotion_consent = 'consent_required'
  if (currentLanguage() === 'en' && values.terms_in_english === '')
    problems.terms_in_english = 'english_not_wished'
  return problems
}
