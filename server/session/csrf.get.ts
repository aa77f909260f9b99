import type { Handler } from '../handler.ts'

/**
 * The binding has set the token already. The hint of a session that has ended goes here, where that is asked for, and in
 * no other answer: one that was on its way during a sign-in may arrive after it, and would take the new session's. The
 * web application asks for it while no tab signs in.
 */
export const authCsrf: Handler<'authCsrf'> = async (context) => {
  const { input, viewer, dependencies, request, reply } = context
  if (input.session === 'over' && viewer.kind === 'visitor') {
    dependencies.cookies.dropHint(request, reply)
  }
}
