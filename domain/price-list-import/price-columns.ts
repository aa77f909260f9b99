import { createHeadingsReader } from '../import/headings.ts'

/** The columns of the file of a price list that say something, in the order of its export; what it says of a product beside is not read. */
export const PRICE_COLUMNS = [
  'public_id',
  'item_code',
  'from_cases',
  'price',
  'from_day',
  'until_day',
] as const
export type PriceColumn = (typeof PRICE_COLUMNS)[number]

const readHeadings = createHeadingsReader<PriceColumn>(
  [
    {
      name: 'public_id',
      headings: ['public id', 'identifiant', 'identifier', 'product id', 'id'],
    },
    {
      name: 'item_code',
      headings: [
        ...[
          'item code',
          'code',
          'code produit',
          'code du produit',
          'code d article',
          'code article',
        ],
        ...[
          'product code',
          'sku',
          'item',
          'item no',
          'item number',
          'no d article',
          'numero d article',
        ],
        ...['article', 'no de produit', 'numero de produit', 'product no', 'product number'],
      ],
    },
    {
      name: 'from_cases',
      headings: [
        ...['from cases', 'from', 'des caisses', 'des', 'a partir de', 'a partir de caisses'],
        ...['cases', 'caisses', 'nombre de caisses', 'number of cases', 'minimum cases', 'palier'],
        ...['quantite minimale', 'minimum quantity', 'step'],
      ],
    },
    {
      name: 'price',
      headings: [
        ...[
          'price on the list',
          'prix de la liste',
          'price',
          'prix',
          'agreed price',
          'prix convenu',
        ],
        ...[
          'prix net',
          'net price',
          'price per case',
          'prix par caisse',
          'prix client',
          'new price',
        ],
        ...['nouveau prix', 'prix la caisse', 'case price', 'prix caisse'],
      ],
    },
    {
      name: 'from_day',
      headings: [
        ...[
          'first day',
          'premier jour',
          'from day',
          'start',
          'start date',
          'date de debut',
          'debut',
        ],
        ...['valid from', 'effective date', 'en vigueur', 'date d entree en vigueur', 'du'],
      ],
    },
    {
      name: 'until_day',
      headings: [
        ...['last day', 'dernier jour', 'until day', 'end', 'end date', 'date de fin', 'fin'],
        ...['valid until', 'valid to', 'expiry date', 'expires', 'au', 'jusqu au', 'echeance'],
      ],
    },
  ],
  ['price'],
)

/** Reads the first row of the file of a price list, which has to name products by their identifier or their code. */
export function readPriceHeadings(cells: readonly string[]): ReturnType<typeof readHeadings> {
  const read = readHeadings(cells)
  if ('refused' in read) return read
  const namesProducts = read.headings.includes('public_id') || read.headings.includes('item_code')
  return namesProducts ? read : { refused: 'columns_missing' }
}
