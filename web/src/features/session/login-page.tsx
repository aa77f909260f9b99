import { Button, Paper, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { AnchorLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { sentenceOf } from '../../platform/api.ts'
import { useBuiltPages } from '../../platform/built-pages.ts'
import { useTexts } from '../../platform/language.ts'
import { safeRedirect } from '../../platform/safe-redirect.ts'
import { signIn } from '../../platform/session.ts'
import { HOMES, viewerOf } from '../../platform/viewer.ts'
import { type Credentials, type LoginProblems, loginProblems } from './login-problems.ts'

type LoginPageProps = {
  /** The address's `redirect`: where the reader wanted to go. Anybody may have written it. */
  target: string | undefined
}

export function LoginPage({ target }: LoginPageProps) {
  const { session } = useTexts()
  const toasts = useToasts()
  const signUp = useBuiltPages()('/signup')
  const [problems, setProblems] = useState<LoginProblems>({})
  const login = useMutation({
    mutationFn: signIn,
    // SPEC section 2: the page is loaded anew after login.
    onSuccess: (answer) =>
      location.assign(safeRedirect(target, location.origin) ?? HOMES[viewerOf(answer)]),
    onError: (error) => toasts.error(sentenceOf(error)),
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = credentialsOf(new FormData(form))
    const found = loginProblems(entered)
    setProblems(found)
    const first = found.email ? 'email' : found.password ? 'password' : undefined
    if (first === undefined) return login.mutate(entered)
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  return (
    <Page title={session.title} width={600}>
      <Paper withBorder p={{ base: 'md', xs: 'xl' }}>
        <form onSubmit={submit} noValidate>
          <Stack>
            <Text>{session.welcome}</Text>
            <TextInput
              name="email"
              type="email"
              label={session.email}
              autoComplete="username"
              inputMode="email"
              error={problems.email && session[problems.email]}
            />
            <PasswordInput
              name="password"
              label={session.password}
              autoComplete="current-password"
              visibilityToggleButtonProps={{ 'aria-label': session.show, tabIndex: 0 }}
              error={problems.password && session[problems.password]}
            />
            {login.isError ? <Text c="var(--tomato)">{sentenceOf(login.error)}</Text> : null}
            <Button type="submit" loading={login.isPending}>
              {session.submit}
            </Button>
            {signUp ? <AnchorLink to={signUp}>{session.signUp}</AnchorLink> : null}
          </Stack>
        </form>
      </Paper>
    </Page>
  )
}

function credentialsOf(data: FormData): Credentials {
  return { email: String(data.get('email')).trim(), password: String(data.get('password')) }
}
