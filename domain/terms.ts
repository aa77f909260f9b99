/** Version of the terms of use that a sign-up accepts: the day they were last changed, in either language. */
export const TERMS_VERSION = '2026-11-27'

/**
 * What an account is opened under: the French terms, unless whoever signs up has been given them and expressly wishes to be bound by
 * the English ones (Charter of the French language, s. 55): "2026-11-27-en".
 */
export function termsAccepted(language: 'fr' | 'en'): string {
  return language === 'en' ? `${TERMS_VERSION}-en` : TERMS_VERSION
}
