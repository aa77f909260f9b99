import type { Language } from '@halles/contract/language.ts'
import type { Texts } from '@halles/texts/fr.ts'

const load: Record<Language, () => Promise<Texts>> = {
  fr: async () => (await import('@halles/texts/fr.ts')).fr,
  en: async () => (await import('@halles/texts/en.ts')).en,
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** The file of a language is not on the server any more: only a new page knows where the words are now. */
export class TextsGone extends Error {}

/** The words of a language, tried twice. */
export async function loadTexts(language: Language): Promise<Texts> {
  try {
    return await load[language]()
  } catch (failure) {
    return loadAgain(language, failure, 1)
  }
}

/**
 * The same as long as it takes: a file that does not come is asked for again, longer and longer apart, and at once when
 * the network is back. `onFailure` runs after each failure. Throws `TextsGone`.
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

/** Chrome remembers that a module could not be fetched for as long as the page is open: it is asked for under another address. */
async function loadAgain(language: Language, failure: unknown, attempt: number): Promise<Texts> {
  // Chrome and Firefox name the file that failed; Safari does not, and does not remember it.
  const address = /https?:\S+\.js/.exec(String(failure))?.[0]
  if (address === undefined) return load[language]()
  const other = `${address}?retry=${attempt}`
  // Fetched first, so that this one is not remembered as failed too.
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
