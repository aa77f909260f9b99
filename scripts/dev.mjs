import { ended, environment, passEndTo, start } from './processes.mjs'
import { setUp } from './set-up.mjs'

// `npm run dev`: the server, started again at every change, and the web application, which reloads.
const node = await setUp()
const { PORT = '3000', ALLOWED_ORIGINS = 'http://localhost:5173,http://127.0.0.1:5173' } =
  process.env
const server = start(node, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  env: environment({ PORT, ALLOWED_ORIGINS }),
})
const web = start(node, ['node_modules/vite/bin/vite.js', '--config', 'web/vite.config.ts'], {
  env: environment({ API_PORT: PORT }),
})
passEndTo(server, web)
process.exitCode = await Promise.race([ended(server), ended(web)])
server.kill()
web.kill()
