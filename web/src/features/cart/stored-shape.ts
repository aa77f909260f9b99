/**
 * Whether what this device wrote itself, perhaps in an earlier release, has the names that are read of it. Its whole
 * schema would bring zod to every page.
 */
export function has<Name extends string>(
  value: unknown,
  ...names: Name[]
): value is Record<Name, unknown> {
  return typeof value === 'object' && value !== null && names.every((name) => name in value)
}

export function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne)
}

/** As a line of the cart names it. */
export function isProduct(value: unknown): boolean {
  return has(value, 'public_id', 'price', 'name_fr', 'name_en', 'supplier')
}
