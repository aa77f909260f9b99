import type { Database } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'
import type { Reader } from './transaction.ts'
import { currentWalPosition, hasReplayedUpTo } from './wal-position-sql.ts'

/** Reads that may be some moments old. */
export type StandbyReads = {
  read<Result>(run: (reader: Reader) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

type Options = {
  /** Milliseconds. */
  mostLag: number
}

export type Position = {
  /** Everything committed before is in the journal up to there. Of performance.now(). */
  at: number
  end: string
}

const EVERY = 500
// Nobody waits for a connection to a standby that has just been away.
const PAUSE = 2_000

/**
 * Reads from a standby while it shows everything that was committed more than `mostLag` ago, asked on the very connection
 * that is then read from: the next one may lead to another standby. In any other case reads from the primary.
 */
export function openStandbyReads(
  primary: Database,
  standby: Database,
  { mostLag }: Options,
): StandbyReads {
  const positions = keepPositions(primary, mostLag)
  let awayUntil = 0

  async function readFromStandby<Result>(
    end: string,
    run: (reader: Reader) => Promise<Result>,
  ): Promise<{ result: Result } | undefined> {
    try {
      return await standby
        .connection()
        .execute(async (connection) =>
          (await hasReplayedUpTo(connection, end)) ? { result: await run(connection) } : undefined,
        )
    } catch (error) {
      if (!isDatabaseAway(error) || tookTooLong(error)) throw error
      awayUntil = performance.now() + PAUSE
      return undefined
    }
  }

  return {
    async read(run) {
      const end = performance.now() < awayUntil ? undefined : positions.wanted()
      const found = end === undefined ? undefined : await readFromStandby(end, run)
      return found ? found.result : run(primary)
    },
    async close() {
      await positions.close()
      await standby.destroy()
    },
  }
}

/** Notes twice a second where the primary's journal ends. */
function keepPositions(primary: Database, mostLag: number) {
  let kept: Position[] = []
  let asking: Promise<void> | undefined
  const note = async () => {
    const at = performance.now()
    const end = await currentWalPosition(primary).catch(() => undefined)
    if (end !== undefined) kept = [...withoutSuperseded(kept, at - mostLag), { at, end }]
  }
  const ask = () => {
    asking ??= note().finally(() => {
      asking = undefined
    })
  }
  ask()
  const timer = setInterval(ask, EVERY).unref()
  return {
    /** The newest that is old enough, or the oldest there is; none while the primary does not answer. */
    wanted(): string | undefined {
      const now = performance.now()
      const newest = kept.at(-1)
      const isKnown = newest !== undefined && newest.at > now - mostLag - 2 * EVERY
      return isKnown ? withoutSuperseded(kept, now - mostLag)[0]?.end : undefined
    },
    async close() {
      clearInterval(timer)
      await asking
    },
  }
}

/** Of positions in the order of their times: the last one up to `time`, and all after it. */
export function withoutSuperseded(positions: readonly Position[], time: number): Position[] {
  return positions.slice(
    Math.max(
      0,
      positions.findLastIndex(({ at }) => at <= time),
    ),
  )
}

/** On the primary it would take as long once more. */
function tookTooLong(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
