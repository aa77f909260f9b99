import { createHeadingsReader } from '../import/headings.ts'

/** The columns of a list of customers, in the order in which they are named. One more is one more of these, a cell of `readCustomerRow` and a field of `CustomerFacts`. */
export const CUSTOMER_COLUMNS = [
  'name',
  'email',
  'code',
  'price_list',
  'terms_days',
  'language',
] as const
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number]

/** Without these a list names nobody. */
export const REQUIRED_CUSTOMER_COLUMNS = [
  'name',
  'email',
] as const satisfies readonly CustomerColumn[]

/** Reads the first row of a list of customers. */
export const readCustomerHeadings = createHeadingsReader<CustomerColumn>(
  [
    {
      name: 'name',
      headings: [
        'name',
        'nom',
        'client',
        'customer',
        'nom du client',
        'customer name',
        'restaurant',
      ],
    },
    {
      name: 'email',
      headings: [
        ...['email', 'e mail', 'courriel', 'adresse courriel', 'adresse e mail', 'email address'],
        ...['e mail address', 'mail'],
      ],
    },
    {
      name: 'code',
      headings: [
        ...['code', 'code client', 'code du client', 'customer code', 'no de client'],
        ...[
          'n de client',
          'numero de client',
          'customer number',
          'customer no',
          'compte',
          'account',
        ],
      ],
    },
    {
      name: 'price_list',
      headings: [
        ...['price list', 'liste de prix', 'liste', 'niveau de prix', 'price level', 'tarif'],
        ...['prix', 'price group', 'groupe de prix'],
      ],
    },
    {
      name: 'terms_days',
      headings: [
        ...['terms days', 'terms', 'payment terms', 'terms in days', 'payment terms days'],
        ...['modalites de paiement', 'modalites de paiement jours', 'modalites'],
        ...['conditions', 'conditions de paiement', 'delai de paiement', 'delai de paiement jours'],
        ...['termes', 'termes jours', 'jours'],
      ],
    },
    { name: 'language', headings: ['language', 'langue', 'langue du courriel', 'lang'] },
  ],
  REQUIRED_CUSTOMER_COLUMNS,
)
