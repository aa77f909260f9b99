import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPasswordHashing } from './password-hashing.ts'

/** Hashing that ends when the test says so. */
function heldHashing() {
  const running = new Set<() => void>()
  let most = 0
  const passwords = createPasswordHashing(
    (_algorithm, { tagLength }) =>
      new Promise((resolve) => {
        const end = () => {
          running.delete(end)
          resolve(Buffer.alloc(tagLength))
        }
        running.add(end)
        most = Math.max(most, running.size)
      }),
  )
  async function endOneByOne() {
    for (const end of running) {
      end()
      await new Promise(setImmediate)
    }
  }
  return { passwords, running, endOneByOne, most: () => most }
}

test('of thirty-two log-ins at once two are hashed at a time, 19 MiB each, and all are answered', async () => {
  const { passwords, running, endOneByOne, most } = heldHashing()
  const answers = Array.from({ length: 32 }, () => passwords.verify('sirop', undefined))
  expect(running.size).toBe(2)
  await endOneByOne()
  expect(await Promise.all(answers)).toEqual(answers.map(() => false))
  expect(most()).toBe(2)
})

test('beyond those that wait, more are asked to come back', async () => {
  const { passwords, endOneByOne } = heldHashing()
  const answers = Array.from({ length: 42 }, () => passwords.verify('sirop', undefined))
  await expect(passwords.verify('sirop', undefined)).rejects.toMatchObject({ code: 'unavailable' })
  await endOneByOne()
  expect(await Promise.all(answers)).toHaveLength(42)
})

test('a password is stored as Argon2id of 19 MiB and two passes, under a salt of its own', async () => {
  const passwords = createPasswordHashing()
  const [one, other] = [
    await passwords.hash('sirop d’érable'),
    await passwords.hash('sirop d’érable'),
  ]
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(other).not.toBe(one)
  expect(await passwords.verify('sirop d’érable', one)).toBe(true)
  expect(await passwords.verify('Sirop d’érable', one)).toBe(false)
})

test('a password that was stored at another cost is compared at that cost', async () => {
  const [nonce, message] = [Buffer.alloc(16, 7), 'sirop']
  const cost = { memory: 1_024, passes: 3, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message, nonce, ...cost })
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const stored = `$argon2id$v=19$m=1024,t=3,p=1$${text(nonce)}$${text(tag)}`
  const passwords = createPasswordHashing()
  expect(await passwords.verify('sirop', stored)).toBe(true)
  expect(await passwords.verify('sirops', stored)).toBe(false)
})
