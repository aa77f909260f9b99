/** The day after today in Montréal, YYYY-MM-DD, wherever the device is: the first that a product can be out until. */
export function montrealTomorrow(now: Date): string {
  const today = now.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' })
  const noon = new Date(`${today}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + 1)
  return noon.toISOString().slice(0, 10)
}
