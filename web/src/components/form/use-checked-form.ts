import { Refused } from '@halles/contract/client.ts'
import type { RefusalCode } from '@halles/contract/refusals.ts'
import { useForm } from '@mantine/form'
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { type Problems, samePath } from './problems.ts'
import { useWhatWasTyped } from './use-what-was-typed.ts'

type FormOptions<Values> = {
  initialValues: Values
  /** What is wrong, by field; empty when the form may be sent. */
  check: (values: Values) => Problems
  /** The form's own name of a field that the server's refusal names. */
  pathOf?: (path: string) => string
}

/** The field that a refusal is about, where it names none itself. */
type Places = Partial<Record<RefusalCode, string>>

export type CheckedForm<Values> = {
  values: Values
  /** Props of the field at a path such as `user.email`. */
  field: (path: string) => FieldProps
  reset: () => void
  /** Starts anew from other values. */
  fill: (values: Values) => void
  /** Shows what the server refused: beside its fields, or as `failure` when it is about none. */
  refuse: (error: unknown, places?: Places) => void
  failure: string | undefined
  /** For the form element: checks, then sends or goes to the first error. */
  sending: (send: (values: Values) => void) => FormProps
}

type FieldProps = {
  value: string
  onChange: (value: unknown) => void
  error: string | undefined
  required: true
  withAsterisk: boolean
}

type FormProps = {
  ref: RefObject<HTMLFormElement | null>
  noValidate: true
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A form that shows errors beside its fields, goes to the first one, and loses nothing that was typed. */
export function useCheckedForm<Values extends Record<string, unknown>>(
  options: FormOptions<Values>,
): CheckedForm<Values> {
  const { initialValues, check, pathOf = samePath } = options
  const place = useRef<HTMLFormElement>(null)
  useWhatWasTyped(place)
  const [failed, setFailed] = useState<unknown>()
  const { fieldProblems, forms } = useTexts()
  const form = useForm<Values>({ initialValues, validate: check })
  const sentences: Readonly<Record<string, string>> = { ...fieldProblems, ...forms.problems }

  // Counts the times that errors were shown: once they are drawn, the first one is gone to.
  const [shown, setShown] = useState(0)
  const goToFirstError = () => setShown((times) => times + 1)
  useEffect(() => {
    if (shown === 0) return
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"],[data-failure]')?.focus()
  }, [shown])
  function refuse(error: unknown, places: Places = {}) {
    const body = error instanceof Refused ? error.body : undefined
    const about = body && places[body.code]
    const fields = Object.entries(body?.fields ?? {}).map(([path, text]) => [pathOf(path), text])
    const named = { ...Object.fromEntries(fields), ...(about ? { [about]: body.message } : {}) }
    form.setErrors(named)
    setFailed(Object.keys(named).length > 0 ? undefined : error)
    goToFirstError()
  }
  return {
    values: form.values,
    field: (path) => {
      const { value, onChange, error } = form.getInputProps(path)
      const sentence = error && (sentences[error] ?? error)
      return { value, onChange, error: sentence, required: true, withAsterisk: false }
    },
    reset: form.reset,
    fill: (values) => {
      form.setValues(values)
      form.clearErrors()
    },
    refuse,
    failure: failed === undefined ? undefined : sentenceOf(failed),
    sending: (send) => ({
      ref: place,
      noValidate: true,
      onSubmit: form.onSubmit((values) => {
        setFailed(undefined)
        send(values)
      }, goToFirstError),
    }),
  }
}
