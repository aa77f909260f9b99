import { writeFile } from 'node:fs/promises'
import { GENERATED_FILES } from './generated-files.ts'
import { startScratchDatabase } from './testing/scratch-database.ts'

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
