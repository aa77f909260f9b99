import type { Handler } from '../platform/handler.ts'

/** The binding has set the cookie already; there is nothing left to say. */
export const authCsrf: Handler<'authCsrf'> = async () => undefined
