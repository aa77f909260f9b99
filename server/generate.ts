import { writeFile } from 'node:fs/promises'
import { startScratchDatabase } from '@halles/testing/database/scratch-database.ts'
import { GENERATED_FILES } from './generated-files.ts'

// `npm run generate`: writes the generated files from the migrations and the table of endpoints.
const { connection, stop } = await startScratchDatabase()
try {
  for (const [path, produce] of Object.entries(GENERATED_FILES)) {
    await writeFile(new URL(`../${path}`, import.meta.url), await produce(connection))
    process.stdout.write(`${path}\n`)
  }
} finally {
  await stop()
}
