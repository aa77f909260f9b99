import {
  type ChangeEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { isSecondClick } from '../../platform/address/plain-click.ts'
import { isAnswered } from '../../platform/api/keyed-call.ts'
import type { DraftName } from '../../platform/storage/drafts.ts'
import { getPath, type ListPath, type TextPath } from './paths.ts'
import { type Problems, samePath } from './problems.ts'
import { createSubmission, sendOutcome } from './submission.ts'
import { type Places, useFormErrors } from './use-form-errors.ts'
import { useFormValues } from './use-form-values.ts'

type FormOptions<Values> = {
  initialValues: Values
  /** What the form is about: with another it begins anew from the initial values. */
  about?: string
  /** What is wrong, by field; empty when the form may be sent. */
  check: (values: Values) => Problems<Values> | Promise<Problems<Values>>
  /** The form's own name of a field that the server's refusal names. */
  pathOf?: (path: string) => string
}

type SecretPath<Path> = Exclude<
  Extract<Path, `${string}password` | `${string}_code` | 'code'>,
  `${string}zip_code` | 'item_code'
>

/** Under this name what is typed survives leaving the form. One that holds a password or a code has none. */
type DraftOption<Values> = [SecretPath<TextPath<Values>>] extends [never]
  ? { draft?: DraftName }
  : { draft?: never }

/**
 * Sends what was typed, under a key that stays the same until it is answered or something else is typed. `false` where
 * nothing was sent, and what was typed stays.
 */
type Send<Values> = (values: Values, idempotencyKey: string) => unknown

/** What the fields of a form need of it: those of one form may stand in another that has more. */
export type FormFields<Values> = {
  values: Values
  /** Props of the field at a path such as `user.email`. */
  field: (path: TextPath<Values>) => FieldProps<string>
  list: (path: ListPath<Values>) => FieldProps<readonly string[]>
}

export type CheckedForm<Values> = FormFields<Values> & {
  /** When the draft that the form began with was typed, in milliseconds since 1970. */
  restoredAt: number | undefined
  reset: () => void
  /** What was typed was sent, by other means than the form's own. */
  clearDraft: () => void
  /** Shows what the server refused: beside its fields, or as `failure` when it is about none. */
  setServerErrors: (error: unknown, places?: Places<Values>) => void
  failure: string | undefined
  /** For the form element: checks, then sends and shows what is refused, one submission at a time. */
  formProps: (send: Send<Values>, places?: Places<Values>) => FormProps
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type FieldProps<Value> = {
  value: Value
  onChange: (given: Value | ChangeEvent<FieldElement>) => void
  error: string | undefined
  required: true
}

type FormProps = {
  ref: RefObject<HTMLFormElement | null>
  noValidate: true
  onClick: (event: MouseEvent<HTMLFormElement>) => void
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
}

/** A form that shows errors beside its fields, goes to the first one, and loses nothing that was typed. */
export function useCheckedForm<Values extends Record<string, unknown>>(
  options: FormOptions<Values> & DraftOption<Values>,
): CheckedForm<Values>
export function useCheckedForm<Values extends Record<string, unknown>>(
  options: FormOptions<Values> & { draft?: DraftName },
): CheckedForm<Values> {
  const { initialValues, check, pathOf = samePath, draft, about = '' } = options
  const place = useRef<HTMLFormElement>(null)
  const typed = useFormValues({ initialValues, about, draft })
  const { values } = typed
  const errors = useFormErrors<Values>(place, {
    pathOf,
    isField: (path) => getPath(values, path) !== undefined,
  })
  const [submit] = useState(createSubmission)

  async function checkAndSend(send: Send<Values>, places: Places<Values> | undefined) {
    const problems = await check(values)
    if (Object.keys(problems).length > 0) return errors.show(problems)
    errors.clear()
    const outcome = await sendOutcome(() => send(values, typed.nextKey()))
    if (outcome.state === 'sent') return typed.clearDraft()
    if (outcome.state === 'unsent') return typed.forgetKey()
    if (isAnswered(outcome.error)) typed.forgetKey()
    errors.showRefusal(outcome.error, places)
  }
  function propsOf<Value>(path: string, value: Value): FieldProps<Value> {
    return {
      value,
      onChange(given) {
        typed.type(path, valueIn(given))
        errors.clearOf(path)
      },
      error: errors.of(path),
      required: true,
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
    restoredAt: typed.restoredAt,
    reset() {
      typed.reset()
      errors.clear()
    },
    clearDraft: typed.clearDraft,
    setServerErrors: errors.showRefusal,
    failure: errors.failure,
    formProps: (send, places) => ({
      ref: place,
      noValidate: true,
      onClick: ignoreSecondClick,
      onSubmit(event) {
        event.preventDefault()
        void submit(() => checkAndSend(send, places))
      },
    }),
  }
}

/** A double click submits once, however fast the first click was answered. */
function ignoreSecondClick(event: MouseEvent): void {
  const { target } = event
  const isSubmit = target instanceof Element && target.closest('button[type="submit"]')
  if (isSubmit && isSecondClick(event)) event.preventDefault()
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
