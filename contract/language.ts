/** product.md 9: French is the default and the fallback. */
export const LANGUAGES = ['fr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export function otherLanguage(language: Language): Language {
  return language === 'fr' ? 'en' : 'fr'
}

/** The first of our languages that an Accept-Language header asks for; French when there is none. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().toLowerCase().split(';q=')
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => /^(fr|en)\b/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted[0]?.tag.startsWith('en') ? 'en' : 'fr'
}
