import type { Language } from '@halles/contract/language.ts'
import { type Origin, PROVINCES } from '@halles/domain/origins.ts'
import { forEachLanguage } from './formats.ts'

const PROVINCE_NAMES: Record<Language, Record<(typeof PROVINCES)[number], string>> = {
  fr: {
    'CA-QC': 'Québec',
    'CA-ON': 'Ontario',
    'CA-NB': 'Nouveau-Brunswick',
    'CA-NS': 'Nouvelle-Écosse',
    'CA-PE': 'Île-du-Prince-Édouard',
    'CA-NL': 'Terre-Neuve-et-Labrador',
    'CA-MB': 'Manitoba',
    'CA-SK': 'Saskatchewan',
    'CA-AB': 'Alberta',
    'CA-BC': 'Colombie-Britannique',
    'CA-YT': 'Yukon',
    'CA-NT': 'Territoires du Nord-Ouest',
    'CA-NU': 'Nunavut',
  },
  en: {
    'CA-QC': 'Quebec',
    'CA-ON': 'Ontario',
    'CA-NB': 'New Brunswick',
    'CA-NS': 'Nova Scotia',
    'CA-PE': 'Prince Edward Island',
    'CA-NL': 'Newfoundland and Labrador',
    'CA-MB': 'Manitoba',
    'CA-SK': 'Saskatchewan',
    'CA-AB': 'Alberta',
    'CA-BC': 'British Columbia',
    'CA-YT': 'Yukon',
    'CA-NT': 'Northwest Territories',
    'CA-NU': 'Nunavut',
  },
}

const countryNames = forEachLanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }))

/** What a country or province is called. */
export function originName(language: Language, origin: Origin): string {
  const province = PROVINCES.find((name) => name === origin)
  return province
    ? PROVINCE_NAMES[language][province]
    : (countryNames[language].of(origin) ?? origin)
}
