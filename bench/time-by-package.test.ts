import { expect, test } from 'vitest'
import { timeByPackage } from './time-by-package.ts'

test('time is summed by package, by part of ours, and by what has no file', () => {
  const node = (id: number, url: string, functionName = '') => ({
    id,
    callFrame: { url, functionName, lineNumber: 0 },
  })
  const nodes = [
    node(1, 'file:///a/node_modules/kysely/dist/index.js'),
    node(2, 'file:///a/node_modules/x/node_modules/@fastify/cors/index.js'),
    node(3, 'file:///a/server/database/prepared.ts'),
    node(4, '', 'writev'),
    node(5, '', 'writeUtf8String'),
    node(6, '', '(idle)'),
    node(7, 'node:internal/timers'),
  ]
  const samples = [1, 2, 3, 4, 5, 6, 7, 1]
  expect(timeByPackage({ nodes, samples, timeDeltas: [1, 2, 3, 4, 5, 60, 7, 20] })).toEqual([
    ['(idle)', 60],
    ['kysely', 21],
    ['writing to sockets', 9],
    ['Node node:internal', 7],
    ['server/database', 3],
    ['@fastify/cors', 2],
  ])
})
