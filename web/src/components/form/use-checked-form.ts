import { Refused } from '@halles/contract/client.ts'
import type { RefusalCode } from '@halles/contract/refusals.ts'
import {
  type ChangeEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { errorMessage } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { type FieldPath, getPath, type ListPath, setPath, type TextPath } from './paths.ts'
import { type Problems, samePath } from './problems.ts'
import { useAdoptPrehydrationInput } from './use-adopt-prehydration-input.ts'

type FormOptions<Values> = {
  initialValues: Values
  /** What is wrong, by field; empty when the form may be sent. */
  check: (values: Values) => Problems<Values>
  /** The form's own name of a field that the server's refusal names. */
  pathOf?: (path: string) => string
}

/** The field that a refusal is about, where it names none itself. */
type Places<Values> = Partial<Record<RefusalCode, FieldPath<Values>>>

/** What the fields of a form need of it: those of one form may stand in another that has more. */
export type FormFields<Values> = {
  values: Values
  /** Props of the field at a path such as `user.email`. */
  field: (path: TextPath<Values>) => FieldProps<string>
  /** Of a field that holds several texts. */
  list: (path: ListPath<Values>) => FieldProps<readonly string[]>
}

export type CheckedForm<Values> = FormFields<Values> & {
  reset: () => void
  /** Starts anew from other values. */
  fill: (values: Values) => void
  /** Shows what the server refused: beside its fields, or as `failure` when it is about none. */
  setServerErrors: (error: unknown, places?: Places<Values>) => void
  failure: string | undefined
  /** For the form element: checks, then sends or goes to the first error. */
  formProps: (send: (values: Values) => void) => FormProps
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type FieldProps<Value> = {
  value: Value
  onChange: (given: Value | ChangeEvent<FieldElement>) => void
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
  useAdoptPrehydrationInput(place)
  const [failed, setFailed] = useState<unknown>()
  const { fieldProblems, forms } = useTexts()
  const [initial] = useState(initialValues)
  const [values, setValues] = useState(initial)
  // By path: what is wrong, as a code or as the server's sentence.
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const sentences: Readonly<Record<string, string>> = { ...fieldProblems, ...forms.problems }

  // Counts the times that errors were shown: once they are drawn, the first one is gone to.
  const [shown, setShown] = useState(0)
  const goToFirstError = () => setShown((times) => times + 1)
  useEffect(() => {
    if (shown === 0) return
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"],[data-failure]')?.focus()
  }, [shown])
  function setServerErrors(error: unknown, places: Places<Values> = {}) {
    const body = error instanceof Refused ? error.body : undefined
    const about = body && places[body.code]
    const fields = Object.entries(body?.fields ?? {}).map(([path, text]) => [pathOf(path), text])
    const named = { ...Object.fromEntries(fields), ...(about ? { [about]: body.message } : {}) }
    setErrors(named)
    setFailed(Object.keys(named).length > 0 ? undefined : error)
    goToFirstError()
  }
  function fill(next: Values) {
    setValues(next)
    setErrors({})
  }
  function type(path: string, given: unknown) {
    const value = valueIn(given)
    setValues((current) => setPath(current, path, value))
    setErrors(({ [path]: _, ...others }) => others)
  }
  function propsOf<Value>(path: string, value: Value): FieldProps<Value> {
    const error = errors[path]
    return {
      value,
      onChange: (given) => type(path, given),
      error: error && (sentences[error] ?? error),
      required: true,
      withAsterisk: false,
    }
  }
  return {
    values,
    field(path) {
      const value = getPath(values, path)
      return propsOf(path, typeof value === 'string' ? value : '')
    },
    list(path) {
      const value = getPath(values, path)
      return propsOf<readonly string[]>(path, Array.isArray(value) ? value : [])
    },
    reset: () => fill(initial),
    fill,
    setServerErrors,
    failure: failed === undefined ? undefined : errorMessage(failed),
    formProps: (send) => ({
      ref: place,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        const problems = check(values)
        setErrors(problems)
        if (Object.keys(problems).length > 0) return goToFirstError()
        setFailed(undefined)
        send(values)
      },
    }),
  }
}

/** Fields hand over an event or, those of our own, what was chosen. */
function valueIn(given: unknown): unknown {
  const isEvent = typeof given === 'object' && given !== null && 'currentTarget' in given
  const field = isEvent ? given.currentTarget : undefined
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field.value
    : given
}
