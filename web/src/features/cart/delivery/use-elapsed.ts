import { useEffect, useState } from 'react'

const HALF_A_MINUTE_MS = 30_000

/** Milliseconds since a moment of the device's clock, counted on twice a minute. */
export function useElapsed(since: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), HALF_A_MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - since)
}
