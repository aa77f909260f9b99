import { searchWords } from '@halles/domain/search.ts'
import { mayHaveTypo, type Search } from './product-search-sql.ts'

/**
 * Lists what a person searched for: products with every word; where there is none at all, products that a
 * typo hides. Text without a single word in it, such as "%", finds nothing; blank text is no search.
 */
export async function listSearched<Found extends { count: number }>(
  text: string | undefined,
  list: (search?: Search) => Promise<Found>,
): Promise<Found> {
  if (!text) return list()
  const words = searchWords(text)
  const found = await list({ words, forgiving: false })
  const isFinal = found.count > 0 || !words.some(mayHaveTypo)
  return isFinal ? found : list({ words, forgiving: true })
}
