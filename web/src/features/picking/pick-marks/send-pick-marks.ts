/** Sends what waits on this device, as long as that takes no longer, and answers how many taps are left. Its code comes when asked for. */
export async function sendPickMarks(milliseconds: number): Promise<number> {
  const { pickMarks } = await import('./pick-marks.ts')
  return pickMarks.flush(milliseconds)
}
