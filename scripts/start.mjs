import { buildWeb } from './build-web.mjs'
import { ended, passEndTo, start } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm start`: set-up where it is needed, then the server, on the environment of DECISIONS.
const node = await setUp()
if (!(await buildWeb())) {
  console.error('The web application could not be built: see above.')
  process.exit(1)
}
const server = start(node, ['server/main.ts'])
passEndTo(server)
process.exitCode = await ended(server)
