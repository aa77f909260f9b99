import fastify from 'fastify'
import { readConfig } from '../config.ts'
import { listen } from '../start/listen.ts'

// A process that listens as the server does, on a port of the system's choice, which it prints.
const app = fastify()
await listen(app, { ...readConfig({}), host: '127.0.0.1', port: 0 })
const [address] = app.addresses()
process.stdout.write(`${address && typeof address === 'object' ? address.port : ''}\n`)
