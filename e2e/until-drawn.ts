import { listToDraw } from '@halles/server/database/demo/drawings/add-drawings.ts'
import { expect } from '@playwright/test'
import { withTheDatabase } from './the-database.ts'

/** The demo's drawings are added after the server has opened. */
export async function untilDrawn(): Promise<void> {
  await expect
    .poll(() => withTheDatabase(async (database) => (await listToDraw(database)).length), {
      timeout: 120_000,
    })
    .toBe(0)
}
