import type { Handler } from '../handler.ts'
import { signedInAs } from './signed-in-as.ts'

export const authStatus: Handler<'authStatus'> = async ({ viewer }) =>
  signedInAs(viewer.kind, viewer.accountPublicId)
