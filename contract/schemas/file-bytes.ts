import { z } from 'zod'
import { problem } from '../field-problems.ts'

/** A whole file as it lies on somebody's disk, in base64: which characters its bytes mean is the server's to find out. */
export const fileBytes = z.codec(z.base64().min(1, problem('required')), z.instanceof(Uint8Array), {
  decode: z.util.base64ToUint8Array,
  encode: z.util.uint8ArrayToBase64,
})
