import { checkAndBuild } from './checks.mjs'
import { setUp } from './set-up.mjs'
import { heading, inTurn, playwright, sumUp, vitest } from './steps.mjs'

// `npm test`: set-up where it is needed, then all but what is longer, to the end even where something fails.
const node = await setUp()
await checkAndBuild()
heading('Rules, calls, database and what was built; beside them journeys in a browser')
// Half of what a browser does is waiting.
await Promise.all([
  inTurn([{ title: 'Rules, calls, database and what was built', count: () => vitest(node) }]),
  inTurn([{ title: 'Journeys in a browser', count: () => playwright(node, {}, ['--workers=2']) }]),
])
sumUp()
