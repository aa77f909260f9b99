import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { GENERATED_FILES } from './generated-files.ts'

test.for(Object.entries(GENERATED_FILES))(
  '%s is what npm run generate writes',
  async ([path, produce]) => {
    const written = await readFile(new URL(`../${path}`, import.meta.url), 'utf8')
    expect(await produce(inject('migratedDatabase')), `${path} is stale: npm run generate`).toBe(
      written,
    )
  },
)
