import { useProductName } from '../../components/use-product-name.ts'
import type { GuideItem } from './guide-queries.ts'

/** What an item is called: as the restaurant calls it, or as its preferred product is. */
export function useItemName(): (item: Pick<GuideItem, 'label' | 'products'>) => string {
  const nameOf = useProductName()
  return ({ label, products: [preferred] }) => label || (preferred ? nameOf(preferred) : '')
}
