import { useEffect, useState } from 'react'
import { keyFor, type RequestKey } from '../../platform/api/keyed-call.ts'
import {
  type DraftName,
  readDraft,
  removeDraft,
  writeDraft,
} from '../../platform/storage/drafts.ts'
import { changedFields, withDraft } from './draft-fields.ts'
import { setPath } from './paths.ts'

type Start<Values> = {
  initialValues: Values
  about: string
  draft: DraftName | undefined
}

/** What is typed, and under what key it was last sent; with a draft's name both survive leaving the form. */
export function useFormValues<Values extends Record<string, unknown>>(start: Start<Values>) {
  const { about, draft } = start
  const [begun, setBegun] = useState(() => begin(start))
  const [values, setValues] = useState(begun.values)
  const [key, setKey] = useState(begun.key)

  function beginAnew(next: typeof begun) {
    setBegun(next)
    setValues(next.values)
    setKey(next.key)
  }
  if (about !== begun.about) beginAnew(begin(start))

  useEffect(() => {
    if (draft && values !== begun.values) writeDraft(draft, changedFields(begun.initial, values))
  }, [draft, begun, values])

  const clearDraft = () => draft && removeDraft(draft)
  return {
    values,
    restoredAt: begun.restoredAt,
    type: (path: string, value: unknown) => setValues((current) => setPath(current, path, value)),
    reset() {
      clearDraft()
      beginAnew(begin({ initialValues: begun.initial, about, draft: undefined }))
    },
    clearDraft,
    /** The key for these values, on the device before they are sent. */
    nextKey(): string {
      const next = keyFor(values, key)
      setKey(next)
      if (draft) writeDraft(draft, changedFields(begun.initial, values), next)
      return next.value
    },
    /** The same values, sent once more, are another request. */
    forgetKey() {
      setKey(undefined)
      const stored = draft && readDraft(draft)
      if (stored) writeDraft(draft, stored.fields)
    },
  }
}

type Begun<Values> = {
  about: string
  initial: Values
  values: Values
  restoredAt: number | undefined
  key: RequestKey | undefined
}

function begin<Values extends Record<string, unknown>>({
  initialValues: initial,
  about,
  draft,
}: Start<Values>): Begun<Values> {
  const stored = draft && readDraft(draft)
  const values = stored ? withDraft(initial, stored.fields) : initial
  // Of a form that has none of its fields any more nothing was restored.
  const isRestored = values !== initial
  return {
    about,
    initial,
    values,
    restoredAt: isRestored ? stored?.at : undefined,
    key: isRestored ? stored?.key : undefined,
  }
}
