import { useState } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { ForgotPassword } from './forgot-password.tsx'

export function ForgottenLink({ email }: { email: string }) {
  const { session } = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button className="standalone-link" type="button" onClick={() => setAsking(true)}>
        {session.forgotten}
      </button>
      <ForgotPassword opened={asking} onClose={() => setAsking(false)} email={email} />
    </>
  )
}
