import type { Config } from '../../../config.ts'
import { openPhotos } from '../../../photos/open-photos.ts'
import type { Database } from '../../connect.ts'
import { addDrawings } from './add-drawings.ts'

// Nobody waits for them.
const LONGEST = 600_000

type Given = { config: Config; database: Database; report: (problem: unknown) => void }

/** Adds the demo's drawings beside what the server answers; `stop` waits for the one under way. */
export function startAddingDrawings({ config, database, report }: Given): {
  stop: () => Promise<void>
} {
  const stopping = new AbortController()
  const { signal } = stopping
  async function add() {
    const photos = await openPhotos(database, { config, longest: LONGEST, report })
    try {
      await addDrawings({ database, photos, report }, signal)
    } finally {
      photos.decoder.close()
    }
  }
  const added = add().catch((error) => {
    if (!signal.aborted) report(error)
  })
  return {
    stop() {
      stopping.abort()
      return added
    },
  }
}
