import type { Language } from '@halles/contract/language.ts'
import type { Texts } from '@halles/texts/fr.ts'

const load: Record<Language, () => Promise<Texts>> = {
  fr: async () => (await import('@halles/texts/fr.ts')).fr,
  en: async () => (await import('@halles/texts/en.ts')).en,
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** The server does not have the chunk of the language any more: the page must be reloaded. */
export class TextsGone extends Error {}

/** The texts of a language, requested at most twice. */
export async function loadTexts(language: Language): Promise<Texts> {
  try {
    return await load[language]()
  } catch (failure) {
    return loadAgain(language, failure, 1)
  }
}

/**
 * The texts of a language, requested again after each failure: with a longer pause each time, and at once when the network
 * is back. `onFailure` runs after each failure. Throws `TextsGone`.
 */
export async function loadTextsPersistently(
  language: Language,
  onFailure: () => void,
): Promise<Texts> {
  try {
    return await load[language]()
  } catch (failure) {
    for (let attempt = 1; ; attempt++) {
      onFailure()
      await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)))
      try {
        return await loadAgain(language, failure, attempt)
      } catch (error) {
        if (error instanceof TextsGone) throw error
      }
    }
  }
}

/** Chrome does not fetch a module again that failed once in this document: another address is another module. */
async function loadAgain(language: Language, failure: unknown, attempt: number): Promise<Texts> {
  // The message of Chrome and Firefox has the address; Safari's has not, but Safari fetches again.
  const address = /https?:\S+\.js/.exec(String(failure))?.[0]
  if (address === undefined) return load[language]()
  const other = `${address}?retry=${attempt}`
  // Fetched first, so that this module does not fail as well.
  const answer = await fetch(other)
  if (answer.status === 404) throw new TextsGone(address)
  if (!answer.ok) throw failure
  const words: Record<Language, Texts> = await import(/* @vite-ignore */ other)
  return words[language]
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
  })
}
