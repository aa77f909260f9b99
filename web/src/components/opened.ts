import { useState } from 'react'

/** What comes with its first opening stays, so that it can close as it opened. */
export function useWasOpened(opened: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened
}
