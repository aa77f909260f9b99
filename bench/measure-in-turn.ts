import { stat } from 'node:fs/promises'
import type { CatalogueMarket } from './catalogue-market.ts'
import type { Measured } from './growth-table.ts'
import { median } from './median.ts'
import { setExplaining } from './plan-log.ts'
import { readWork } from './plan-work.ts'
import { reportProgress } from './progress.ts'

/** A question in one market: sends it and gives the status of its answer. Undefined: there is no such page. */
export type Asked = { market: CatalogueMarket; ask: (() => Promise<number>) | undefined }

/** A prepared statement gets its final plan at its sixth execution: so many rounds are not counted. */
const EXECUTIONS = 7

/**
 * Every question once a round in each market, the markets in turn: the median of its times; then rows and blocks that PostgreSQL
 * read for one more, by auto_explain.
 */
export async function measureInTurn(
  questions: ReadonlyMap<string, readonly Asked[]>,
  rounds: number,
): Promise<Map<string, Measured[]>> {
  const all = [...questions.values()].flat()
  const times = new Map(all.map((asked) => [asked, [] as number[]]))
  for (let round = -EXECUTIONS; round < rounds; round++) {
    for (const [asked, counted] of times) {
      const start = performance.now()
      await asked.ask?.()
      if (round >= 0) counted.push(performance.now() - start)
    }
    reportProgress(`round ${round + 1} of ${rounds}`)
  }
  const databases = new Set(all.map(({ market }) => market.database))
  for (const database of databases) await setExplaining(database, true)
  const rows = new Map<string, Measured[]>()
  for (const [name, each] of questions) {
    const measured: Measured[] = []
    for (const asked of each) measured.push(await explained(asked, times.get(asked) ?? []))
    rows.set(name, measured)
  }
  for (const database of databases) await setExplaining(database, false)
  return rows
}

async function explained({ market, ask }: Asked, times: readonly number[]): Promise<Measured> {
  if (!ask) return { time: undefined, status: 200, work: { rows: 0, blocks: 0 } }
  const { size } = await stat(market.log)
  const status = await ask()
  return { time: median(times), status, work: await readWork(market.log, size) }
}
