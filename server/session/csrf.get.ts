import type { Handler } from '../platform/handler.ts'

/**
 * The binding has set the token already. The hint of a session that has ended goes here and in no other answer: one that
 * was asked for before a sign-in may arrive after it, and would take the new session's. The web application asks for this
 * one while no tab signs in.
 */
export const authCsrf: Handler<'authCsrf'> = async ({ viewer, services, request, reply }) => {
  if (viewer.kind === 'visitor') services.cookies.dropHint(request, reply)
}
