import { useEffect, useRef } from 'react'

/** Why something was not done: announced, with the focus, and still there when the toast has gone. */
export function Failure({ children }: { children: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <p className="error-text" ref={place} role="alert" tabIndex={-1}>
      {children}
    </p>
  )
}
