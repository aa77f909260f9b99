const channels = new Map<string, BroadcastChannel>()

/** Messages to and from this browser's other tabs. Opened at first use: rendering at build opens none. */
export function tabChannel(name: 'session' | 'changes'): BroadcastChannel {
  const channel = channels.get(name) ?? new BroadcastChannel(name)
  channels.set(name, channel)
  return channel
}
