import type { Handlers } from './platform/handler.ts'
import { authCsrf } from './session/auth-csrf.get.ts'
import { authStatus } from './session/auth-status.get.ts'
import { language } from './session/language.post.ts'
import { login } from './session/login.post.ts'
import { logout } from './session/logout.post.ts'

/** Every promise of the table and who keeps it: one missing does not compile. */
export const handlers: Handlers = {
  authStatus,
  authCsrf,
  login,
  logout,
  language,
}
