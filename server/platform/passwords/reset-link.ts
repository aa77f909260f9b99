import { publicId } from '@halles/contract/schemas/text.ts'

/** The person in a reset link, as its route names it: its public id in base64url. */
export function encodeUid(personPublicId: string): string {
  return Buffer.from(personPublicId).toString('base64url')
}

/** The public id in a link; undefined for anything that is none. */
export function decodeUid(uidb64: string): string | undefined {
  const { data } = publicId.safeParse(Buffer.from(uidb64, 'base64url').toString())
  return data
}
