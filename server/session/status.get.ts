import type { Handler } from '../handler.ts'
import { rolesOf } from './roles.ts'

export const authStatus: Handler<'authStatus'> = async ({ viewer }) => rolesOf(viewer.kind)
