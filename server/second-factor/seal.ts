import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/**
 * Makes a person's secret readable to who has the key alone: AES-256-GCM, bound to the person, so that what was sealed
 * for one opens for no other.
 */
export function createSeal(secretKey: Buffer) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'second factor', 32))

  function close(personId: number, secret: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE_LENGTH)
    const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH })
    cipher.setAAD(Buffer.from(String(personId)))
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }

  /** Throws when it was sealed for another person, or changed. */
  function open(personId: number, sealed: Buffer): Buffer {
    const [nonce, rest] = split(sealed, NONCE_LENGTH)
    const [tag, content] = split(rest, TAG_LENGTH)
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH })
    decipher.setAAD(Buffer.from(String(personId))).setAuthTag(tag)
    return Buffer.concat([decipher.update(content), decipher.final()])
  }
  return { close, open }
}

function split(bytes: Buffer, at: number): [Buffer, Buffer] {
  return [bytes.subarray(0, at), bytes.subarray(at)]
}
