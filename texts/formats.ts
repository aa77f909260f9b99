import type { Language } from '@halles/contract/language.ts'

const LOCALE = { fr: 'fr-CA', en: 'en-CA' } as const

/** A format of each language, made when it is first used: a page uses few of them, and each costs a phone milliseconds. */
export function forEachLanguage<Format>(
  make: (locale: string) => Format,
): Record<Language, Format> {
  const [fr, en] = [whenUsed(() => make(LOCALE.fr)), whenUsed(() => make(LOCALE.en))]
  return {
    get fr() {
      return fr()
    },
    get en() {
      return en()
    },
  }
}

/** Made when it is first asked for, and once. */
export function whenUsed<Made>(make: () => Made): () => Made {
  let made: { is: Made } | undefined
  return () => {
    made ??= { is: make() }
    return made.is
  }
}
