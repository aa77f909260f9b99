import { readConfig } from '@halles/server/config.ts'
import { listen } from '@halles/server/start/listen.ts'
import fastify from 'fastify'

// A process that listens as the server does, on a port of the system's choice, which it prints.
const app = fastify()
await listen(app, { ...readConfig({}), host: '127.0.0.1', port: 0 })
const [address] = app.addresses()
process.stdout.write(`${address && typeof address === 'object' ? address.port : ''}\n`)
