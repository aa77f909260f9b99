import { useLanguage } from '../platform/language/language.ts'

/** The side of a field that the language writes dollars on. */
export function useDollarSign(): { leftSection: '$' } | { rightSection: '$' } {
  return useLanguage() === 'fr' ? { rightSection: '$' } : { leftSection: '$' }
}
