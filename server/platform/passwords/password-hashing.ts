import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { unavailable } from '../endpoint/refuse-field.ts'

// OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane; about 33 ms here.
const USUAL_COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
// Two cores: more at once would only starve everything else (A048).
const AT_ONCE = 2
// 40 waiting at 33 ms by twos is under a second.
const WAITING = 40

/** As crypto.argon2 does it. */
type Derive = (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

export type PasswordHashing = ReturnType<typeof createPasswordHashing>

/**
 * argon2id, at most two at a time; a crowd is refused instead of queued. Only who calls it chooses another cost than the usual,
 * which tests do that are not about passwords: no setting does.
 */
export function createPasswordHashing(derive: Derive = promisify(argon2), usual = USUAL_COST) {
  let running = 0
  const waiting: (() => void)[] = []
  const params = `m=${usual.memory},t=${usual.passes},p=${usual.parallelism}`
  const nobody = `$argon2id$v=19$${params}$${'A'.repeat(22)}$${'A'.repeat(43)}`

  function hashWith(password: string, nonce: Buffer, cost: typeof USUAL_COST): Promise<Buffer> {
    return derive('argon2id', { message: password.normalize('NFC'), nonce, ...cost })
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting.length >= WAITING) throw unavailable(2)
    if (running >= AT_ONCE) await new Promise<void>((turn) => waiting.push(turn))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  /** A password as it is stored: PHC text. Composed and decomposed accents are the same password. */
  async function hash(password: string): Promise<string> {
    const salt = randomBytes(16)
    const tag = await inTurn(() => hashWith(password, salt, usual))
    return `$argon2id$v=19$${params}$${text(salt)}$${text(tag)}`
  }

  /**
   * Whether a password is the stored one. Takes the same time when nothing is stored: for nobody, and for an account that
   * has no password, whose hash is empty.
   */
  async function verify(password: string, stored: string | undefined): Promise<boolean> {
    const [, , , cost = '', salt = '', tag = ''] = (stored || nobody).split('$')
    const [memory = 0, passes = 0, parallelism = 0] = [...cost.matchAll(/\d+/g)].map(Number)
    const expected = Buffer.from(tag, 'base64')
    const actual = await inTurn(() =>
      hashWith(password, Buffer.from(salt, 'base64'), {
        memory,
        passes,
        parallelism,
        tagLength: expected.length,
      }),
    )
    return timingSafeEqual(actual, expected) && Boolean(stored)
  }
  return { hash, verify }
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
