import { tmpdir } from 'node:os'
import { expect, test, vi } from 'vitest'
import { runProgram, startProgram } from './program.ts'

// Node takes no -D, which each of PostgreSQL's programs is given: it says so and ends.
const FAILING = { runner: null, path: process.execPath, folder: tmpdir(), parameters: [] }

test('the end of a program is known to who asks long after it', async () => {
  const { child, ended } = await startProgram(FAILING)
  await vi.waitFor(() => expect(child.exitCode).toBe(9), 20_000)
  expect(await ended).toBe(9)
})

test('what a program said before it ended is told, and one that is not there is a failure', async () => {
  expect(await runProgram(FAILING)).toEqual({ code: 9, output: expect.stringContaining('-D') })
  const missing = await runProgram({ ...FAILING, path: '/nowhere/initdb' })
  expect(missing).toEqual({ code: -1, output: expect.stringContaining('ENOENT') })
})
