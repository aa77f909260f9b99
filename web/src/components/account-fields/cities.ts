import { foldText } from '@halles/domain/search.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../platform/api/api.ts'

const FIVE_MINUTES_MS = 300_000
const MOST_SUGGESTIONS = 30

export const cityListOptions = queryOptions({
  queryKey: ['city-list'],
  queryFn: ({ signal }) => api.cityList({}, { signal }),
  staleTime: FIVE_MINUTES_MS,
})

/** As cities are compared: "st-jerome" and "St Jérôme" are alike. */
function folded(text: string): string {
  return foldText(text.trim()).replace(/[^\p{L}\p{N}]+/gu, ' ')
}

/** The city of the list that somebody wrote, however accents, case and hyphens stand. */
export function cityCalled(text: string, cities: readonly string[]): string | undefined {
  const wanted = folded(text)
  return cities.find((name) => name === text) ?? cities.find((name) => folded(name) === wanted)
}

/** Cities of the list that are among those named, however accents, case and hyphens stand. */
export function citiesAmong(names: readonly string[], cities: readonly string[]): string[] {
  const wanted = new Set(names.map(folded))
  return cities.filter((name) => wanted.has(folded(name)))
}

/** Cities with what was typed in their name. */
export function citiesWith(text: string, cities: readonly string[]): string[] {
  const wanted = folded(text)
  return wanted === '' ? [] : cities.filter((name) => folded(name).includes(wanted))
}

/** The same to choose from, those that begin with it first. */
export function citiesLike(text: string, cities: readonly string[]): string[] {
  const wanted = folded(text)
  const found = citiesWith(text, cities)
  const [first, rest] = [true, false].map((begins) =>
    found.filter((name) => folded(name).startsWith(wanted) === begins),
  )
  return [...(first ?? []), ...(rest ?? [])].slice(0, MOST_SUGGESTIONS)
}
