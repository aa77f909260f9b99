/** Each word is one more condition on the products; nobody types more than a dozen to find one. */
export const MAX_SEARCH_WORDS = 12

// Letters that Unicode does not take apart into a letter and an accent.
const LETTERS = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['ß', 'ss'],
])

/** Text as the search compares it: no accents, lower case, ligatures spelled out. "Épaule de Bœuf" is "epaule de boeuf". */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[œæøß]/g, (letter) => LETTERS.get(letter) ?? letter)
}

/**
 * The words to look for: folded, each once, in the order typed, at most MAX_SEARCH_WORDS. Single letters ("d'épaule",
 * "chef's") are left out unless there is nothing else; digits stay, "lait 2 %" means the 2.
 */
export function searchWords(text: string): string[] {
  const words = new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
  const telling = [...words].filter((word) => !/^[a-z]$/.test(word))
  return (telling.length > 0 ? telling : [...words]).slice(0, MAX_SEARCH_WORDS)
}
