import { useLanguage } from '../platform/language/language.ts'

export function useDollarSign(): { before: '$' } | { after: '$' } {
  return useLanguage() === 'fr' ? { after: '$' } : { before: '$' }
}
