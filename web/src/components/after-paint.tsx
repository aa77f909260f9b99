import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** What nobody waits for is not even loaded before the first screen stands. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true))
    return () => clearTimeout(timer)
  }, [])
  return painted ? <Suspense>{children}</Suspense> : null
}
