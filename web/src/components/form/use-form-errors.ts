import { Refused } from '@halles/contract/client.ts'
import type { RefusalCode } from '@halles/contract/refusals.ts'
import { type RefObject, useEffect, useState } from 'react'
import { errorMessage } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import type { FieldPath } from './paths.ts'

export type Places<Values> = Partial<Record<RefusalCode, FieldPath<Values>>>

type Paths = {
  pathOf: (path: string) => string
  isField: (path: string) => boolean
}

/** By path: what is wrong, as a code or as the server's sentence. */
type Errors = Readonly<Record<string, string | undefined>>

/** What is wrong with a form, by field and as a whole. The first error gets the focus. */
export function useFormErrors<Values>(
  form: RefObject<HTMLFormElement | null>,
  { pathOf, isField }: Paths,
) {
  const { fieldProblems, forms } = useTexts()
  const sentences: Readonly<Record<string, string>> = { ...fieldProblems, ...forms.problems }
  const [errors, setErrors] = useState<Errors>({})
  const [failed, setFailed] = useState<unknown>()

  // Counts the times that errors were shown: once rendered, the first one gets the focus.
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (shown === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"],[data-failure]')?.focus()
  }, [form, shown])

  function show(next: Errors, whole?: unknown) {
    setErrors(next)
    setFailed(whole)
    setShown((times) => times + 1)
  }
  return {
    show,
    showRefusal(error: unknown, places: Places<Values> = {}) {
      const body = error instanceof Refused ? error.body : undefined
      const place = body && places[body.code]
      const fields = Object.entries(body?.fields ?? {}).map(([path, text]) => [pathOf(path), text])
      const named = { ...Object.fromEntries(fields), ...(place ? { [place]: body.message } : {}) }
      const paths = Object.keys(named)
      // An error of something that is no field is shown for the whole form.
      show(named, paths.length > 0 && paths.every(isField) ? undefined : error)
    },
    clear(): void {
      setErrors({})
      setFailed(undefined)
    },
    clearOf: (path: string) => setErrors(({ [path]: _, ...others }) => others),
    of(path: string): string | undefined {
      const error = errors[path]
      return error && (sentences[error] ?? error)
    },
    failure: failed === undefined ? undefined : errorMessage(failed),
  }
}
