const queues = new Map<string, Promise<unknown>>()

/** Runs one after the other under a name, whichever tab it is in; in a browser without locks, in this tab. */
export function oneAtATime<T>(
  name: string,
  run: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(name, signal ? { signal } : {}, run)
  const turn = (queues.get(name) ?? Promise.resolve()).then(run)
  queues.set(
    name,
    turn.catch(() => {}),
  )
  return turn
}
