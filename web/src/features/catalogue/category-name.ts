import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { notFound } from '@tanstack/react-router'

/** An address may name any category: what does not exist is a page not found. */
export function listedCategory({ params }: { params: { categoryName: string } }): {
  category: ListingName
} {
  const category = LISTING_NAMES.find((name) => name === params.categoryName)
  if (category === undefined) throw notFound()
  return { category }
}
