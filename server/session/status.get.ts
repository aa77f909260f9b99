import type { Handler } from '../handler.ts'
import { signedInAs } from './signed-in-as.ts'

export const authStatus: Handler<'authStatus'> = ({ viewer, reader }) => signedInAs(reader, viewer)
