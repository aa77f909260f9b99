import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { ForgotPassword } from './forgot-password.tsx'

export function ForgottenLink({ email }: { email: string }) {
  const { session } = useTexts()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Anchor
        className="standalone-link"
        component="button"
        type="button"
        onClick={() => setAsking(true)}
      >
        {session.forgotten}
      </Anchor>
      <ForgotPassword opened={asking} onClose={() => setAsking(false)} email={email} />
    </>
  )
}
