import type { CatalogueKey, ProductKey } from '../products/catalogues.ts'

/** A product of a supplier: `of('primeurs', 'citrons')`. */
type DemoChoice = { supplier: CatalogueKey; product: string }

/** A need: equal products, the preferred one first; its par and what was counted last night, in cases of that one. */
export type DemoItem = {
  section: string
  label: string
  par: number
  counted: number
  products: readonly DemoChoice[]
}

const of = <Supplier extends CatalogueKey>(
  supplier: Supplier,
  product: ProductKey<Supplier> & string,
): DemoChoice => ({ supplier, product })

const need =
  (section: string) =>
  (label: string, par: number, counted: number, ...products: DemoChoice[]): DemoItem => ({
    section,
    label,
    par,
    counted,
    products,
  })

const cold = need('Chambre froide')
const dairy = need('Produits laitiers')
const dry = need('Réserve sèche')

export const demoGuides = [
  {
    restaurant: 'resto',
    name: 'Cuisine',
    items: [
      cold('Bavette', 2, 0.5, of('boucherie', 'bavette')),
      cold('Épaule de bœuf', 2, 1, of('boucherie', 'epaule-boeuf')),
      cold('Moules', 4, 1, of('poissonnerie', 'moules')),
      cold(
        'Laitue romaine',
        3,
        1,
        of('primeurs', 'laitue-romaine'),
        of('distribution', 'laitue-romaine'),
      ),
      cold(
        'Tomates de serre',
        3,
        2,
        of('primeurs', 'tomates-serre'),
        of('distribution', 'tomates-serre'),
      ),
      dairy('Crème 35 %', 2, 0.5, of('laiterie', 'creme-35'), of('distribution', 'creme-35')),
      dairy('Beurre', 2, 1, of('laiterie', 'beurre-doux'), of('distribution', 'beurre-doux')),
      dry(
        'Oignons jaunes',
        1,
        0.5,
        of('primeurs', 'oignons-jaunes'),
        of('distribution', 'oignons-jaunes'),
      ),
      dry('Carottes', 1, 0, of('primeurs', 'carottes'), of('distribution', 'carottes')),
      dry('Frites', 4, 2, of('distribution', 'frites')),
      dry('Tomates en conserve', 3, 1, of('distribution', 'tomates-conserve')),
    ],
  },
] as const
