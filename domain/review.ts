export const MAX_REVIEW_LENGTH = 2000

export const REVIEWS_PER_PAGE = 50
/** How many are answered where no page is asked for. */
export const NEWEST_REVIEWS = 200

/** Average of `count` ratings that add up to `sum`: one decimal, rounded half up; "0" without reviews. */
export function formatRating({ sum, count }: { sum: number; count: number }): string {
  if (count === 0) return '0'
  const tenths = Math.floor((20 * sum + count) / (2 * count))
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}
