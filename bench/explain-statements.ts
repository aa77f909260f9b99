import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BenchDatabase, openBenchDatabase } from './bench-server.ts'
import { type CapturingApp, openCapturingApp, type Statement } from './captured-statements.ts'
import { fillWith } from './catalogue-market.ts'
import { commandLine, endWithUsage } from './command-line.ts'
import { sendMails } from './explained/mails.ts'
import type { ExplainedRequest } from './explained/request.ts'
import { listRequests } from './explained/requests.ts'
import { askWithoutRequest } from './explained/without-request.ts'
import { describeMachine } from './machine.ts'
import { blocksOf, EXPLAINING, type LoggedPlan, readPlans, setExplaining } from './plan-log.ts'
import { planShape, planText } from './plan-text.ts'
import { reportProgress } from './progress.ts'

// Writes docs/plans.md: the plan by which PostgreSQL executed each statement of lists, cart, checkout, guides, orders and mails, in a
// market of so many products, or in one that load:catalogue put into a DATA_DIR. Each request is sent until its prepared statements
// have their final plans, over one connection, then once more; auto_explain writes the plans to PostgreSQL's log.
const USAGE = 'explain:statements -- <products.csv> [--products 10000] | -- --database <DATA_DIR>'
const {
  files: [file],
  options: { products: productCount, database: dataDir },
} = commandLine(USAGE, { files: [0, 1], options: { products: 10_000, database: '' } })
if ((file === undefined) === (dataDir === '')) endWithUsage(USAGE)
const REPORT = join(import.meta.dirname, '../docs/plans.md')
type Explained = { request: string; statement: Statement; plan: LoggedPlan }

const bench = await open()
try {
  await setExplaining(bench.database, true)
  const explained = await explainAll(bench)
  await setExplaining(bench.database, false)
  await writeFile(REPORT, await reportOf(bench, explained))
  console.log(`${explained.length} plans in docs/plans.md.`)
} finally {
  await bench.stop()
}

function open(): Promise<BenchDatabase> {
  const settings = EXPLAINING
  if (dataDir) return openBenchDatabase({ settings, dataDir })
  const fill = (database: BenchDatabase['database']) =>
    fillWith(database, { file: file ?? '', productCount })
  return openBenchDatabase({ settings, fill })
}

async function explainAll({ database, connection, dataDir, log }: BenchDatabase) {
  const capturing = await openCapturingApp(connection)
  const found = new Map<string, Explained>()
  const keep = (explained: readonly Explained[]) => {
    for (const one of explained) if (!found.has(keyOf(one))) found.set(keyOf(one), one)
  }
  try {
    const requests = await listRequests(database, capturing)
    for (const [index, request] of requests.entries()) {
      keep(await explain(capturing, log, request))
      reportProgress(`${index + 1} of ${requests.length} requests`)
    }
    capturing.take()
    const { size } = await stat(log)
    await askWithoutRequest(capturing.database, database)
    keep(await plansOf(capturing, { log, size, request: 'no request of this command' }))
    await sendMails(capturing.database, { dataDir, untilNoneWaitIn: database })
    keep(await plansOf(capturing, { log, size, request: 'mails' }))
  } finally {
    await capturing.close()
  }
  return [...found.values()]
}

/** One name, one text; of statements without a name, each request's own. */
function keyOf({ statement, request }: Explained): string {
  return statement.name ?? `${request}: ${statement.text}`
}

async function explain(capturing: CapturingApp, log: string, request: ExplainedRequest) {
  const { app, take } = capturing
  let size = 0
  for (const [index, { cookie, csrfToken }] of request.senders.entries()) {
    take()
    ;({ size } = await stat(log))
    const { method = 'GET', path, body } = request.sent(index)
    const headers = {
      cookie,
      'x-csrftoken': csrfToken,
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    }
    const payload = method === 'POST' ? { payload: body as object } : {}
    const { statusCode, body: text } = await app.inject({ method, url: path, headers, ...payload })
    if (statusCode >= 300) throw new Error(`${request.name} answered ${statusCode}: ${text}`)
  }
  return plansOf(capturing, { log, size, request: request.name })
}

/** What was sent since the log had this size; of what was sent several times the last plan. */
async function plansOf(
  { take }: CapturingApp,
  { log, size, request }: { log: string; size: number; request: string },
): Promise<Explained[]> {
  const plans = new Map((await readPlans(log, size)).map((plan) => [plan['Query Text'], plan]))
  return take().flatMap((statement): Explained[] => {
    const plan = plans.get(statement.text)
    return plan ? [{ request, statement, plan }] : []
  })
}

async function reportOf({ database }: BenchDatabase, explained: readonly Explained[]) {
  const { products, orders } = await database
    .selectNoFrom((eb) => [
      eb.selectFrom('product').select(eb.fn.countAll<number>().as('n')).as('products'),
      eb.selectFrom('restaurant_order').select(eb.fn.countAll<number>().as('n')).as('orders'),
    ])
    .executeTakeFirstOrThrow()
  return `# Plans

\`npm run explain:statements\`: how PostgreSQL executed each statement of lists, cart, checkout, guides, orders and mails,
for a restaurant in a city that every supplier serves and for the supplier with the most orders. ${products} products, ${orders} orders. ${await describeMachine(database)}.

Rows are those that a node returned in all its loops, then those that it looked at and left out; blocks of 8 kB are those
that the node read itself, from memory or disk. Statements whose plans differ by index, direction and figures only are
listed together, with the plan of the first.

${[...Map.groupBy(explained, ({ plan: { Plan } }) => planShape(Plan)).values()].map(sectionOf).join('\n')}`
}

function sectionOf([first, ...alike]: readonly Explained[]): string {
  if (!first) return ''
  const { Plan } = first.plan
  const others = alike.map(
    ({ statement, request, plan }) => `${statement.name ?? request} (${blocksOf(plan.Plan)})`,
  )
  return `## ${first.statement.name ?? `Not prepared: ${first.request}`}

First sent for: ${first.request}. Blocks: ${blocksOf(Plan)}.
${others.length > 0 ? `\nAlike, with their blocks: ${others.join(', ')}.\n` : ''}
\`\`\`
${planText(Plan)}
\`\`\`
`
}
