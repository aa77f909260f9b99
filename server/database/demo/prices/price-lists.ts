import type { CatalogueKey, ProductKey } from '../products/catalogues.ts'

/** The price levels of two suppliers: regulars and bistros, a cheese maker's chefs. */
export const demoPriceLists = [
  priceList('boucherie', 'Habitués', 4_00, [
    ['faux-filet', 221_00],
    ['faux-filet', 212_00, 4],
    ['surlonge', 160_00],
    ['poitrines-poulet', 61_50],
  ]),
  priceList('boucherie', 'Bistros', 2_00, [
    ['galettes-boeuf', 93_00],
    ['galettes-boeuf', 88_50, 5],
    ['cotes-levees-dos', 129_00],
  ]),
  priceList('laiterie', 'Chefs', 0, [
    ['creme-35', 67_20],
    ['beurre-doux', 94_80, 6],
    ['brie', 33_60],
  ]),
]

/** `percentOff` in hundredths of a percent, off whatever has no line; lines in cents a case, for whoever orders so many or more. */
function priceList<Supplier extends CatalogueKey>(
  supplier: Supplier,
  name: string,
  percentOff: number,
  lines: readonly (readonly [ProductKey<Supplier>, priceCents: number, fromCases?: number])[],
) {
  return {
    supplier: supplier as CatalogueKey,
    name,
    percentOff,
    lines: lines.map(([product, priceCents, fromCases = 1]) => ({
      product: product as string,
      priceCents,
      fromCases,
    })),
  }
}
