import { restaurantSignup, supplierSignup } from '@halles/contract/endpoints/sign-up.ts'
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

export type SignUpValues = AccountValues & {
  user: AccountValues['user'] & { password: string }
  confirm_password: string
  /** Of a restaurant; nothing is chosen before it is. */
  promotion_consent: '' | 'yes' | 'no'
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
}

export function useSignUp(kind: BusinessKind) {
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
    mutationFn: (values: SignUpValues) => send(kind, values, cities),
    onSuccess: (_, { user }) => {
      setRegistered(user.email)
      form.reset()
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
  return { form, sending, registered }
}

function bodyOf(values: SignUpValues, cities: readonly string[]) {
  const { user, supplier_cities } = values
  return {
    restaurant: {
      user,
      restaurant: restaurantOf(values, cities),
      promotion_consent: values.promotion_consent === 'yes',
    },
    supplier: { user, supplier: supplierOf(values, cities), supplier_cities },
  }
}

function send(kind: BusinessKind, values: SignUpValues, cities: readonly string[]) {
  const bodies = bodyOf(values, cities)
  return kind === 'supplier'
    ? apiWithOverlay.supplierSignup(bodies.supplier)
    : apiWithOverlay.restaurantSignup(bodies.restaurant)
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
  if (kind === 'restaurant' && values.promotion_consent === '')
    problems.promotion_consent = 'consent_required'
  return problems
}
