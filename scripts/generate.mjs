import { run } from './processes.mjs'
import { setUp } from './set-up.mjs'

process.exitCode = await run(await setUp(), ['server/generate.ts'])
