import { foldText } from '@halles/domain/search.ts'
import list from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }

// The product's own name is what people here would think of first.
const common = new Set([...list, 'halles'])

// Shorter words before digits are too many to mean anything: "max20261018" is not "max".
const SHORTEST_WORD = 6

/**
 * Whether a password is among the ones that attackers try first (49,000 from leaks), as it is or as one of
 * these words with digits and signs after it. Case and accents do not hide it.
 */
export function isCommonPassword(password: string): boolean {
  const folded = foldText(password)
  const word = folded.replace(/[^a-z]+$/, '')
  return common.has(folded) || (word.length >= SHORTEST_WORD && common.has(word))
}
