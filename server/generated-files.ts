import { openApiDocument } from '@halles/contract/openapi/document.ts'
import type { Connection } from './database/connect.ts'
import { landingOffersFile } from './database/demo/landing-offers.ts'
import { generateSchema } from './database/generate-schema.ts'

/** Every file that is written by a program, its path in the repository, and how. */
export const GENERATED_FILES: Record<string, (connection: Connection) => Promise<string>> = {
  'server/database/schema.generated.ts': generateSchema,
  'web/src/features/landing/offers.generated.ts': landingOffersFile,
  'docs/openapi.json': async () => `${JSON.stringify(openApiDocument(), null, 2)}\n`,
}
