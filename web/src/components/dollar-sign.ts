import { useLanguage } from '../platform/language/language.ts'

export function useDollarSign(): { leftSection: '$' } | { rightSection: '$' } {
  return useLanguage() === 'fr' ? { rightSection: '$' } : { leftSection: '$' }
}
