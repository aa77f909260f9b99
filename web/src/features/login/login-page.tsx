import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { Page } from '../../components/page.tsx'
import { safeRedirect } from '../../platform/address/safe-redirect.ts'
import { useTexts } from '../../platform/language/language.ts'
import { HOMES, type Viewer } from '../../platform/session/viewer.ts'
import { CodeForm } from './code-form.tsx'
import { LoginForm } from './login-form.tsx'
import type { Credentials } from './login-problems.ts'

type LoginPageProps = {
  /** The address's `redirect`: where the reader wanted to go. Anybody may have written it. */
  target: string | undefined
  /** The way back in for those who forgot, given the e-mail they typed. */
  forgotten: (email: string) => ReactNode
}

export function LoginPage({ target, forgotten }: LoginPageProps) {
  const { session } = useTexts()
  // The page that was rendered at build knows of no target: drawn otherwise at first, the form would begin empty again.
  const isHydrated = useHydrated()
  // Right, but a one-time code is asked for as well.
  const [accepted, setAccepted] = useState<Credentials>()

  // product.md 2: the page is loaded anew after login.
  const enter = (viewer: Viewer) =>
    location.assign(safeRedirect(target, location.origin) ?? HOMES[viewer])
  return (
    <Page title={session.title} width="narrow">
      <div className="card pad">
        {accepted ? (
          <CodeForm
            credentials={accepted}
            onEntered={enter}
            onBack={() => setAccepted(undefined)}
          />
        ) : (
          <LoginForm
            onTheWay={isHydrated ? target !== undefined : undefined}
            onEntered={enter}
            onCodeRequired={setAccepted}
            forgotten={forgotten}
          />
        )}
      </div>
    </Page>
  )
}
