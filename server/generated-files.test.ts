import { readFile } from 'node:fs/promises'
import { aTestConnection } from '@halles/testing/database/test-database.ts'
import { expect, test } from 'vitest'
import { GENERATED_FILES } from './generated-files.ts'

const connection = await aTestConnection()

test.for(Object.entries(GENERATED_FILES))(
  '%s is what npm run generate writes',
  async ([path, produce]) => {
    const written = await readFile(new URL(`../${path}`, import.meta.url), 'utf8')
    expect(await produce(connection), `${path} is stale: npm run generate`).toBe(written)
  },
)
