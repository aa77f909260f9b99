import { expect, test } from 'vitest'
import { mainThreadOf } from './main-thread.ts'

const thread = (tid: number, name: string) => ({ name: 'thread_name', pid: 1, tid, args: { name } })
const task = (tid: number, milliseconds: number, name = 'RunTask') => ({
  name,
  pid: 1,
  tid,
  tdur: milliseconds * 1000,
  args: {},
})

test('tasks of the busiest main thread, and what of each a phone would feel', () => {
  const events = [
    task(1, 10),
    task(1, 20),
    task(1, 30),
    task(1, 500, 'EvaluateScript'),
    // Where it is traced too, the same task once more.
    task(1, 30, 'ThreadControllerImpl::RunTask'),
    task(2, 900),
    task(3, 1),
    thread(1, 'CrRendererMain'),
    thread(2, 'Compositor'),
    thread(3, 'CrRendererMain'),
  ]
  expect(mainThreadOf(events)).toEqual({ busy: 60, blocking: 30 + 70 })
})
