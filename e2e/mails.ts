import { fileURLToPath } from 'node:url'
import { lastMailTo as lastIn, type ReadMail } from '@halles/testing/servers/read-mail.ts'

/** The newest mail to an address, once there is one about `subject`. Its links lead to `localhost`: open the path. */
export function lastMailTo(address: string, subject?: RegExp): Promise<ReadMail> {
  const ofOwnServer = fileURLToPath(new URL('../data', import.meta.url))
  return lastIn(process.env.HALLES_DATA_DIR ?? ofOwnServer, address, subject)
}
