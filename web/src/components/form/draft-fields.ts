import type { DraftFields } from '../../platform/storage/drafts.ts'
import { getPath, isRecord, setPath } from './paths.ts'

type Field = string | readonly string[]

/** The fields whose values are not as they were at the start, by their paths. */
export function changedFields(initial: unknown, values: unknown): DraftFields {
  return Object.fromEntries(
    fieldsOf(values).filter(([path, value]) => !isSame(value, getPath(initial, path))),
  )
}

/** The values with those of a draft in place of their own. What the form has no such field for is left out. */
export function withDraft<Values extends Record<string, unknown>>(
  values: Values,
  draft: DraftFields,
): Values {
  const known = fieldsOf(values).flatMap(([path, own]) => {
    const typed = draft[path]
    return isField(typed) && Array.isArray(typed) === Array.isArray(own) ? [{ path, typed }] : []
  })
  return known.reduce((filled, { path, typed }) => setPath(filled, path, typed), values)
}

function fieldsOf(values: unknown, prefix = ''): [string, Field][] {
  if (!isRecord(values)) return []
  return Object.entries(values).flatMap(([name, value]) =>
    isField(value) ? [[prefix + name, value]] : fieldsOf(value, `${prefix}${name}.`),
  )
}

function isField(value: unknown): value is Field {
  return (
    typeof value === 'string' ||
    (Array.isArray(value) && value.every((one) => typeof one === 'string'))
  )
}

function isSame(value: Field, before: unknown): boolean {
  return JSON.stringify(value) === JSON.stringify(before)
}
