import { searchWords } from '@halles/domain/search.ts'
import type { Reader } from '../../database/transaction.ts'
import { mayHaveTypo, type Search } from './product-search-sql.ts'
import { findSimilarWords } from './similar-words-sql.ts'

type FindSuppliers = (wanted: {
  words: readonly string[]
  forgiving: boolean
}) => Promise<ReadonlyMap<string, number[]>>

const NO_SUPPLIERS: FindSuppliers = async () => new Map()
const NO_WORDS: ReadonlyMap<string, string[]> = new Map()

/**
 * Lists what a person searched for: products with every word, their own or in the name of one of the suppliers that
 * `findSuppliers` looks among; where there is none at all, products that a typo hides. Text without a single word in it,
 * such as "%", finds nothing; blank text is no search.
 */
export async function listSearched<Found extends { count: number }>(
  reader: Reader,
  text: string | undefined,
  list: (search?: Search) => Promise<Found>,
  findSuppliers = NO_SUPPLIERS,
): Promise<Found> {
  if (!text) return list()
  const words = searchWords(text)
  async function search(forgiving: boolean): Promise<Found> {
    const suppliers = await findSuppliers({ words, forgiving })
    const similar = forgiving ? await findSimilarWords(reader, words) : NO_WORDS
    const searched = words.map((word) => ({
      word,
      supplierIds: suppliers.get(word) ?? [],
      similar: similar.get(word) ?? [],
    }))
    return list({ words: searched, forgiving })
  }
  const found = await search(false)
  const isFinal = found.count > 0 || !words.some(mayHaveTypo)
  return isFinal ? found : search(true)
}
