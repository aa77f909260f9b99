import type { CatalogueKey, ProductKey } from '../products/catalogues.ts'

/** Cents a case, for whoever orders so many or more. */
type DemoLine = { product: string; priceCents: number; fromCases: number }

/** `percentOff` in hundredths of a percent, off whatever has no line. */
export type DemoPriceList = {
  supplier: CatalogueKey
  name: string
  percentOff: number
  lines: readonly DemoLine[]
}

/** The price levels of three suppliers: regulars, bistros, a cheese maker's chefs. */
export const demoPriceLists: readonly DemoPriceList[] = [
  {
    supplier: 'boucherie',
    name: 'Habitués',
    percentOff: 4_00,
    lines: [
      line('boucherie', 'faux-filet', 221_00),
      line('boucherie', 'faux-filet', 212_00, 4),
      line('boucherie', 'surlonge', 160_00),
      line('boucherie', 'poitrines-poulet', 61_50),
    ],
  },
  {
    supplier: 'boucherie',
    name: 'Bistros',
    percentOff: 2_00,
    lines: [
      line('boucherie', 'galettes-boeuf', 93_00),
      line('boucherie', 'galettes-boeuf', 88_50, 5),
      line('boucherie', 'cotes-levees-dos', 129_00),
    ],
  },
  {
    supplier: 'laiterie',
    name: 'Chefs',
    percentOff: 0,
    lines: [
      line('laiterie', 'creme-35', 67_20),
      line('laiterie', 'beurre-doux', 94_80, 6),
      line('laiterie', 'brie', 33_60),
    ],
  },
]

function line<Supplier extends CatalogueKey>(
  _supplier: Supplier,
  product: ProductKey<Supplier>,
  priceCents: number,
  fromCases = 1,
): DemoLine {
  return { product, priceCents, fromCases }
}
