/**
 * Runs `work` for a key at once. Keys that come while it runs are the next batch, together: under load, one statement
 * and one write to disk do for many. What `work` throws, everybody whose key was in the batch gets.
 */
export function coalesceCalls<Key>(
  work: (keys: Key[]) => Promise<void>,
): (key: Key) => Promise<void> {
  let running: Promise<void> | undefined
  let next: { keys: Key[]; done: Promise<void> } | undefined

  async function runNext(keys: Key[]): Promise<void> {
    await running?.catch(() => {})
    next = undefined
    running = work(keys).finally(() => {
      running = undefined
    })
    await running
  }

  return (key) => {
    if (next) next.keys.push(key)
    else {
      const keys = [key]
      next = { keys, done: runNext(keys) }
    }
    return next.done
  }
}
