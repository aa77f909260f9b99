import type { Language } from '@halles/contract/language.ts'
import {
  formatDay,
  formatDecimal,
  formatDollars,
  formatMoment,
  formatShortDay,
} from '@halles/texts/format.ts'
import type { Texts } from '@halles/texts/fr.ts'
import { useSyncExternalStore } from 'react'
import { storedLanguage, writeStored } from './stored.ts'

type Spoken = { language: Language; texts: Texts }

const load: Record<Language, () => Promise<Texts>> = {
  fr: async () => (await import('@halles/texts/fr.ts')).fr,
  en: async () => (await import('@halles/texts/en.ts')).en,
}

let spoken: Spoken | undefined
const listeners = new Set<() => void>()

/** Loads the words of the stored language. The application renders after this. */
export async function startLanguage(): Promise<void> {
  await speak(storedLanguage())
}

/** Changes the language on screen, for this device and for the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  writeStored('lang', language)
}

async function speak(language: Language): Promise<void> {
  const texts = await load[language]()
  spoken = { language, texts }
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

/** For code outside of components; components call `useTexts`. */
export function currentLanguage(): Language {
  return spoken?.language ?? storedLanguage()
}

export function currentTexts(): Texts {
  return demand(spoken).texts
}

export function useTexts(): Texts {
  return useSpoken().texts
}

export function useLanguage(): Language {
  return useSpoken().language
}

/** Amounts and days as the language writes them. */
export function useFormat() {
  const language = useLanguage()
  return {
    dollars: (amount: string) => formatDollars(language, amount),
    decimal: (amount: string) => formatDecimal(language, amount),
    day: (day: string) => formatDay(language, day),
    shortDay: (day: string) => formatShortDay(language, day, new Date()),
    moment: (moment: string) => formatMoment(language, moment),
  }
}

function useSpoken(): Spoken {
  return demand(useSyncExternalStore(subscribe, () => spoken))
}

function demand(value: Spoken | undefined): Spoken {
  if (value === undefined) throw new Error('startLanguage comes before the first render')
  return value
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
