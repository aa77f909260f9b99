import { copyFile, mkdtemp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  aBackedUpServer,
  countWaiting,
  mailsIn,
  restore,
  serving,
} from '@halles/testing/servers/backed-up-server.ts'
import { commandOn } from '@halles/testing/servers/server-process.ts'
import { describe, expect, test } from 'vitest'
import { findRunning } from '../database/embedded/find-running.ts'

const { folder, dataDir, file, backup, waitingBefore, aNewFolder } = await aBackedUpServer()

test('asked to, a restored copy sends each mail that waited once, promotions too', async () => {
  const restored = aNewFolder()
  const { stdout } = await restore(restored, file, '--send-mails')
  const waiting = Number(/leave when a server starts: (\d+)\.\n$/.exec(stdout)?.[1])
  expect(waiting).toBeGreaterThanOrEqual(waitingBefore)
  const copy = await serving(restored)
  await expect.poll(() => countWaiting(copy.database), { timeout: 50_000 }).toBe(0)
  const mails = await mailsIn(restored)
  expect(mails).toHaveLength(waiting)
  expect(mails.filter((mail) => mail.includes('-promotion-'))).toHaveLength(1)
})

describe('what is no whole backup is refused, and nothing is left of it', () => {
  const damages: [string, (copy: string, size: number) => Promise<void>][] = [
    ['cut in the middle', (copy, size) => truncate(copy, size / 2)],
    ['short of its last byte', (copy, size) => truncate(copy, size - 1)],
    ['longer by a byte', (copy) => writeFile(copy, '\0', { flag: 'a' })],
    ['changed in its first block', (copy) => flip(copy, 200)],
    ['changed in the middle', (copy, size) => flip(copy, Math.floor(size / 2))],
    ['changed in its seal', (copy, size) => flip(copy, size - 1_500)],
    ['empty', (copy) => truncate(copy, 0)],
  ]
  test.for(damages)('%s', async ([, damage]) => {
    const copy = join(folder, 'damaged.tar')
    await copyFile(file, copy)
    await damage(copy, (await stat(copy)).size)
    const into = aNewFolder()
    expect(await restore(into, copy)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${copy} is no whole backup of Halles: it was cut off or changed.\n`,
    })
    await expect(stat(into)).rejects.toThrow('ENOENT')
  })

  async function flip(path: string, at: number) {
    const bytes = await readFile(path)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(path, bytes)
  }
})

test('a file that exists is not overwritten, nor one that is being written', async () => {
  const before = await stat(file)
  expect(await backup(file)).toMatchObject({
    code: 1,
    stderr: `${file} exists: name a new file.\n`,
  })
  expect(await stat(file)).toEqual(before)
  const other = join(folder, 'other.tar')
  await writeFile(`${other}.partial`, 'half')
  expect((await backup(other)).stderr).toBe(
    `${other}.partial exists: another backup is being written; remove it if one was cut off.\n`,
  )
  expect(await readFile(`${other}.partial`, 'utf8')).toBe('half')
  expect((await backup(join(folder, 'nowhere', 'a.tar'))).stderr).toMatch(
    /nowhere\/a\.tar\.partial cannot be written: ENOENT.*\n$/,
  )
})

test('a folder in use, or with anything in it, is not restored into', async () => {
  expect(await restore(dataDir, file)).toMatchObject({
    code: 1,
    stderr: `DATA_DIR ${dataDir} is in use by another Halles server.\n`,
  })
  const used = await mkdtemp(join(folder, 'used-'))
  await writeFile(join(used, 'note.txt'), '')
  expect(await restore(used, file)).toMatchObject({
    code: 1,
    stderr: `DATA_DIR ${used} is not empty: name a new folder to restore into.\n`,
  })
  expect(await readdir(used)).toEqual(['note.txt'])
})

test('a folder whose server has ended is backed up too, and is at rest again after', async () => {
  const restored = aNewFolder()
  await restore(restored, file)
  const again = join(folder, 'again.tar')
  expect(await commandOn(restored, ['backup.ts', again])).toMatchObject({ code: 0, stderr: '' })
  expect(await findRunning(restored)).toBeNull()
  expect((await restore(aNewFolder(), again)).code).toBe(0)
  const nothing = aNewFolder()
  expect((await commandOn(nothing, ['backup.ts', join(folder, 'b.tar')])).stderr).toBe(
    `DATA_DIR ${nothing} holds no database.\n`,
  )
})

test('where a restore was cut off no server makes a new market', async () => {
  const half = await mkdtemp(join(folder, 'half-'))
  await writeFile(join(half, 'restoring'), '')
  const { code, stderr } = await commandOn(half, ['database/recount.ts'])
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `DATA_DIR ${half} is being restored, or its restore was cut off: then empty it and restore again.\n`,
  })
})

test('a database of one’s own is left to its own tools', async () => {
  const own = { DATABASE_URL: 'postgresql://halles@127.0.0.1:1/halles' }
  expect((await backup(join(folder, 'own.tar'), own)).stderr).toBe(
    'DATABASE_URL is set: back up your own PostgreSQL with its tools, pg_dump or pg_basebackup (docs/operations.md).\n',
  )
  const { stderr } = await commandOn(aNewFolder(), ['restore.ts', file], own)
  expect(stderr).toMatch(/^DATABASE_URL is set: restore your own PostgreSQL with its tools, .*\n$/)
})
