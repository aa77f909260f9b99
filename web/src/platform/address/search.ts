import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'

type Reader<T> = (value: unknown) => T | undefined
type Read<Readers extends Record<string, Reader<unknown>>> = {
  [Name in keyof Readers]?: ReturnType<Readers[Name]> | undefined
}

/**
 * A route's `validateSearch`. Anything may be written into an address: what makes no sense counts as absent. Every name is
 * there, if need be undefined: the router would keep what is written under one that is not.
 */
export function searchOf<Readers extends Record<string, Reader<unknown>>>(
  readers: Readers,
): (search: Record<string, unknown>) => Read<Readers>
export function searchOf(readers: Record<string, Reader<unknown>>) {
  return (search: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])]))
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** What somebody searches for, as the server takes it: one line of whole characters, no longer than it may be. */
export function searchText(value: unknown): string | undefined {
  const line = text(value)
    ?.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
  // The cut may go through a character of two parts.
  return (
    line
      ?.slice(0, MAX_SEARCH_LENGTH)
      .replace(/\p{Cs}$/u, '')
      .trim() || undefined
  )
}

export function publicIdText(value: unknown): string | undefined {
  const id = text(value)
  return id !== undefined && /^[0-9a-f]{32}$/.test(id) ? id : undefined
}

/** A day of the calendar, YYYY-MM-DD. */
export function dayText(value: unknown): string | undefined {
  const day = text(value)
  if (day === undefined || !/^2[01]\d\d-\d\d-\d\d$/.test(day)) return undefined
  const noon = new Date(`${day}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(day) ? day : undefined
}

export function oneOf<const Choices extends readonly string[]>(choices: Choices) {
  return (value: unknown): Choices[number] | undefined => choices.find((one) => one === value)
}

/** A page of a list, from `least` to the largest that the server takes. */
export function pageFrom(least: number) {
  return (value: unknown): number | undefined => {
    const page = Number(value)
    return Number.isInteger(page) && page >= least && page <= MAX_PAGE ? page : undefined
  }
}

/** The server's page number has at most six digits. */
const MAX_PAGE = 999_999
