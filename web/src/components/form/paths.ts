/** The paths of a form's fields that hold a `Kind`, such as `user.email`: any other text does not compile. A list is one field. */
export type PathTo<Values, Kind> = {
  [Name in keyof Values & string]-?: NonNullable<Values[Name]> extends Kind
    ? Name
    : NonNullable<Values[Name]> extends string | readonly unknown[]
      ? never
      : `${Name}.${PathTo<NonNullable<Values[Name]>, Kind>}`
}[keyof Values & string]

export type TextPath<Values> = PathTo<Values, string>
export type ListPath<Values> = PathTo<Values, readonly string[]>
export type FieldPath<Values> = TextPath<Values> | ListPath<Values>

/** What is at a path such as `user.email`; undefined where there is nothing. */
export function getPath(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, name) => (isRecord(value) ? value[name] : undefined), values)
}

/** The same values with another one at a path. */
export function setPath<Values extends Record<string, unknown>>(
  values: Values,
  path: string,
  value: unknown,
): Values {
  const [name = '', ...rest] = path.split('.')
  const inside = values[name]
  const next = rest.length > 0 && isRecord(inside) ? setPath(inside, rest.join('.'), value) : value
  return { ...values, [name]: next }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
