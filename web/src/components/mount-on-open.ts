import { useEffect, useState } from 'react'

/** What comes with its first opening stays, so that it can close as it opened. */
export function useMountOnFirstOpen(opened: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(opened)
  if (opened && !wasOpened) setWasOpened(true)
  return wasOpened
}

/** Not before it is there: what is open from the start comes without its slide. */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return opened && isThere
}
