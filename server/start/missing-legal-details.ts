import { offersPromotions } from '@halles/contract/legal-details.ts'
import type { Config } from '../config.ts'

/** What to say at start of a Halles that the public can reach while nothing names who runs it; undefined otherwise. */
export function missingLegalDetails({
  publicUrl,
  legal,
}: Pick<Config, 'publicUrl' | 'legal'>): string | undefined {
  const variables = {
    LEGAL_NAME: legal.name,
    LEGAL_ADDRESS: legal.address,
    PRIVACY_OFFICER: legal.privacyOfficer,
    HOSTING: legal.hosting,
  }
  const missing = Object.entries(variables).flatMap(([name, value]) => (value ? [] : [name]))
  if (publicUrl.protocol !== 'https:' || missing.length === 0) return undefined
  const promotions = offersPromotions(legal)
    ? ''
    : ' Until LEGAL_NAME and LEGAL_ADDRESS are, consent to promotions is not asked for and none are sent.'
  return `${missing.join(', ')} should be set: by law, pages and promotion mails say who runs this Halles.${promotions}`
}
