import { readFileSync } from 'node:fs'
import { buildWeb } from './build-web.mjs'
import { ended, environment, passEndTo, start } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm start`: set-up where it is needed, then the server, on the environment that the README names.
const node = await setUp()
if (!(await buildWeb())) {
  console.error('The web application could not be built: see above.')
  process.exit(1)
}
const options = JSON.parse(
  readFileSync(new URL('../server/process-options.json', import.meta.url), 'utf8'),
)
const server = start(node, [...options.arguments, 'server/main.ts'], {
  env: environment(options.environment),
})
passEndTo(server)
process.exitCode = await ended(server)
