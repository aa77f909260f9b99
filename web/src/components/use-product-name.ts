import { useLanguage } from '../platform/language/language.ts'

type Named = { name_fr: string; name_en: string }

export function useProductName(): (product: Named) => string {
  const language = useLanguage()
  return (product) => (language === 'fr' ? product.name_fr : product.name_en)
}
