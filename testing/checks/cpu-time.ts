/** What some work costs this process, in milliseconds: unlike the clock's, the same on a busy machine. */
export async function cpuTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
