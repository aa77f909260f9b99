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
