import { cartFill as en } from '@halles/texts/en/cart-fill.ts'
import { cartFill as fr } from '@halles/texts/fr/cart-fill.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export function useCartFillTexts(): typeof fr {
  return useTextsOf({ fr, en })
}
