import type { Config } from '../config.ts'
import { missingLegalDetails } from './missing-legal-details.ts'
import { unprotectedDatabases } from './unprotected-databases.ts'

/** What to say at start of settings that are allowed and that an operator should know of, a line each. */
export function configWarnings(config: Config): string[] {
  const missing = missingLegalDetails(config)
  return [
    ...(config.rateLimits
      ? []
      : ['RATE_LIMITS is off: anybody may guess passwords. For tests only.']),
    ...(missing ? [missing] : []),
    ...(config.publicUrl.protocol === 'https:' && config.secretKeys.length === 0
      ? ['SECRET_KEY is not set: secrets of second factors are stored unsealed.']
      : []),
    ...unprotectedDatabases(config),
  ]
}
