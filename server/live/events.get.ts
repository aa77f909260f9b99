import type { Handler } from '../handler.ts'

export const events: Handler<'events'> = async ({
  input,
  viewer,
  request,
  reply,
  dependencies,
}) => {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  // A browser's own EventSource comes back with the header and the address it first asked for.
  const header = request.headers['last-event-id']
  const last = /^\d{1,10}$/.test(`${header}`) ? Number(header) : undefined
  return dependencies.live.follow(viewer, { after: last ?? input.after, gone: gone.signal })
}
