import { AUDIENCES } from './customer.ts'
import { DEPOSIT_KINDS, MAX_DEPOSIT_CONTAINERS } from './deposit.ts'
import { type Cents, MAX_PRICE_CENTS } from './money.ts'
import { ORIGINS } from './origins.ts'
import type { CategoryName } from './product.ts'
import { ALLERGENS, KEEPS, MADE, MONTHS } from './product-facts.ts'
import { MARKS } from './product-marks.ts'
import { MAX_QUANTITY_HUNDREDTHS } from './quantity-per-case.ts'
import { SOLD_BY_WEIGHT } from './weighed-line.ts'

// Every field of a product is declared here, once. Of this are made: how a list is read and written, previews and their digest,
// what is stored, sent and answered, the form, who changed what, the data of an account.
//
// To add a field: its entry in FURTHER_FIELDS, a migration with its column, its texts in texts/*/further-fields.ts, and
// `npm run generate`. A kind that is new does not compile until it is known how it is read (import/imported-row.ts), sent and
// answered (contract/schemas/further-fields.ts) and typed (features/catalogue/product-form/further-fields.tsx).

/** What a field of each kind holds; what is chosen of a list has the list's type. */
type Values<Choice> = {
  /** One line of text. */
  line: string
  /** 14 digits: see gtin.ts. */
  gtin: string
  paragraph: string
  category: CategoryName
  unit: string
  /** Hundredths of the unit. */
  quantity: number
  money: Cents
  /** A whole number from 0. */
  count: number
  /** One of several; null: not stated. */
  choice: Choice | null
  /** Some of several, in the list's order. */
  set: Choice[]
  /** The same where none of them says something too; null: not stated. */
  stated: Choice[] | null
}

/** `most`: its longest text, or its highest number. `problem`: what is said of one that cannot be taken. */
type Kind =
  | { kind: 'line' | 'paragraph' | 'quantity' | 'money'; most: number }
  | {
      kind: 'count'
      most: number
      problem: 'lead_days_invalid' | 'shelf_days_invalid' | 'deposit_containers_invalid'
    }
  | { kind: 'category' | 'unit' | 'gtin' }
  | { kind: 'choice' | 'set' | 'stated'; choices: readonly string[] }

export type ProductField = Kind & {
  /** Its name in the domain, and in the stored rows of imports. */
  key: string
  column: string
  /** What people write above its column in a list, folded, in both languages. */
  headings: readonly string[]
  /** No product is without it; any other is empty where nothing is said. */
  required?: true
  /** Stays as it is once there is a product (product.md 2). */
  fixed?: true
}

export type FurtherField = ProductField & {
  kind: 'line' | 'count' | 'gtin' | 'choice' | 'set' | 'stated'
  /** As the API document explains it. */
  about: string
  /** Whose lists of products say it. */
  readBy: 'supplier' | 'everybody'
  /** The part of the form that it stands in. */
  section: 'product' | 'origin' | 'keeping' | 'allergens' | 'deposit' | 'delivery' | 'audience'
}

/** What product.md 3 names, by its name on the wire. Form and contract have a place of its own for each of these. */
const SPEC_FIELDS = {
  name_fr: {
    key: 'nameFr',
    column: 'name_fr',
    kind: 'line',
    // The longest of 7,174 real product names has 147 characters.
    most: 150,
    required: true,
    fixed: true,
    headings: [
      ...['name fr', 'nom francais', 'nom en francais', 'nom fr'],
      ...['french name', 'francais', 'french'],
    ],
  },
  name_en: {
    key: 'nameEn',
    column: 'name_en',
    kind: 'line',
    most: 150,
    required: true,
    fixed: true,
    headings: [
      ...['name en', 'nom anglais', 'nom en anglais', 'nom en'],
      ...['english name', 'anglais', 'english'],
    ],
  },
  category: {
    key: 'category',
    column: 'category',
    kind: 'category',
    required: true,
    fixed: true,
    headings: ['category', 'categorie'],
  },
  unit: {
    key: 'unit',
    column: 'unit',
    kind: 'unit',
    required: true,
    headings: ['unit', 'unite', 'unite de mesure', 'unit of measure'],
  },
  quantity_per_case: {
    key: 'quantityHundredths',
    column: 'quantity_hundredths',
    kind: 'quantity',
    most: MAX_QUANTITY_HUNDREDTHS,
    required: true,
    headings: [
      ...['quantity per case', 'quantity', 'qty per case', 'qty', 'case quantity'],
      ...['quantite par caisse', 'quantite', 'qte par caisse', 'qte'],
    ],
  },
  price: {
    key: 'priceCents',
    column: 'price_cents',
    kind: 'money',
    most: MAX_PRICE_CENTS,
    required: true,
    headings: [
      ...['price', 'price per case', 'case price', 'prix', 'prix par caisse', 'prix de la caisse'],
    ],
  },
  description: {
    key: 'description',
    column: 'description',
    kind: 'paragraph',
    most: 2000,
    headings: ['description'],
  },
} as const satisfies Record<string, ProductField>

/** What a supplier may say further, by its name on the wire. All of it follows from its entry. */
export const FURTHER_FIELDS = {
  lead_days: {
    key: 'leadDays',
    column: 'lead_days',
    kind: 'count',
    most: 30,
    problem: 'lead_days_invalid',
    headings: [
      ...['lead time days', 'lead time', 'lead days', 'days ahead'],
      ...[
        'delai de commande jours',
        'delai de commande',
        'delai',
        'delai en jours',
        'jours a l avance',
      ],
    ],
    about: 'Ordered so many days before its delivery at least',
    readBy: 'supplier',
    section: 'delivery',
  },
  pick_place: {
    key: 'pickPlace',
    column: 'pick_place',
    kind: 'line',
    most: 40,
    headings: ['bin location', 'pick place', 'place', 'location', 'emplacement'],
    about: 'Where it is taken from; empty: not said',
    readBy: 'supplier',
    section: 'delivery',
  },
  item_code: {
    key: 'itemCode',
    column: 'item_code',
    kind: 'line',
    most: 40,
    headings: [
      ...['item code', 'code', 'sku', 'product code', 'item number', 'item no'],
      ...['code d article', 'code article', 'code produit', 'no d article', 'numero d article'],
    ],
    about: "The supplier's own code, of one of its products only, in any case; empty: none",
    readBy: 'supplier',
    section: 'product',
  },
  gtin: {
    key: 'gtin',
    column: 'gtin',
    kind: 'gtin',
    headings: ['gtin', 'upc', 'ean', 'barcode', 'code cup', 'cup', 'code barres', 'code a barres'],
    about: '14 digits; a weighed item without its weight; empty: none',
    readBy: 'everybody',
    section: 'product',
  },
  sold_by_weight: {
    key: 'soldByWeight',
    column: 'sold_by_weight',
    kind: 'choice',
    choices: SOLD_BY_WEIGHT,
    headings: ['sold by weight', 'by weight', 'weighed', 'vendu au poids', 'au poids'],
    about:
      'Weighed: charged by what its cases weigh at `price_per_unit`, of which the price of a case is an estimate; only in kg or lb. Null: by the case',
    readBy: 'everybody',
    section: 'product',
  },
  brand: {
    key: 'brand',
    column: 'brand',
    kind: 'line',
    most: 60,
    headings: ['brand', 'marque'],
    about: 'Empty: not stated',
    readBy: 'everybody',
    section: 'product',
  },
  origin: {
    key: 'origin',
    column: 'origin',
    kind: 'choice',
    choices: ORIGINS,
    headings: ['origin', 'country of origin', 'provenance', 'origine', 'pays d origine'],
    about: 'A country, or a province of Canada; null: not stated',
    readBy: 'everybody',
    section: 'origin',
  },
  made: {
    key: 'made',
    column: 'made',
    kind: 'choice',
    choices: MADE,
    headings: ['grown or transformed', 'made', 'produit ou transforme'],
    about: 'Grown (raised, caught) at its origin, or transformed there; null: not stated',
    readBy: 'everybody',
    section: 'origin',
  },
  marks: {
    key: 'marks',
    column: 'marks',
    kind: 'set',
    choices: MARKS,
    headings: ['marks', 'claims', 'mentions', 'mention'],
    about: 'To restaurants without those that need a certificate while none is in force',
    readBy: 'everybody',
    section: 'origin',
  },
  months: {
    key: 'months',
    column: 'months',
    kind: 'set',
    choices: MONTHS,
    headings: ['season', 'months', 'saison', 'mois'],
    about: 'When it is in season; empty: not stated',
    readBy: 'everybody',
    section: 'origin',
  },
  keep: {
    key: 'keep',
    column: 'keep',
    kind: 'choice',
    choices: KEEPS,
    headings: ['storage', 'keep', 'conservation'],
    about: 'How it is kept; null: not stated',
    readBy: 'everybody',
    section: 'keeping',
  },
  shelf_days: {
    key: 'shelfDays',
    column: 'shelf_days',
    kind: 'count',
    // Ten years: what is dried or canned.
    most: 3650,
    problem: 'shelf_days_invalid',
    headings: [
      ...['shelf life days', 'shelf life', 'shelf days'],
      ...['duree de conservation jours', 'duree de conservation', 'duree de vie'],
    ],
    about: 'How many days it keeps from its delivery; 0: not stated',
    readBy: 'everybody',
    section: 'keeping',
  },
  contains: {
    key: 'contains',
    column: 'contains',
    kind: 'stated',
    choices: ALLERGENS,
    headings: ['contains', 'allergens', 'contient', 'allergenes'],
    about: 'Allergens that are in it; null: not stated, which is never "free of"',
    readBy: 'everybody',
    section: 'allergens',
  },
  may_contain: {
    key: 'mayContain',
    column: 'may_contain',
    kind: 'stated',
    choices: ALLERGENS,
    headings: ['may contain', 'traces', 'peut contenir'],
    about: 'Allergens that may be in it; null: not stated, which is never "free of"',
    readBy: 'everybody',
    section: 'allergens',
  },
  deposit_containers: {
    key: 'depositContainers',
    column: 'deposit_containers',
    kind: 'count',
    most: MAX_DEPOSIT_CONTAINERS,
    problem: 'deposit_containers_invalid',
    headings: [
      ...['containers with a deposit per case', 'containers with a deposit', 'deposit containers'],
      ...[
        'contenants consignes par caisse',
        'contenants consignes',
        'nombre de contenants consignes',
      ],
    ],
    about: 'Of a case, those that carry a deposit; 0: none',
    readBy: 'everybody',
    section: 'deposit',
  },
  deposit_kind: {
    key: 'depositKind',
    column: 'deposit_kind',
    kind: 'choice',
    choices: DEPOSIT_KINDS,
    headings: ['deposit', 'kind of deposit', 'deposit type', 'consigne', 'type de consigne'],
    about:
      'What each of them is: a container, or glass of 500 ml and more; null: none carries a deposit',
    readBy: 'everybody',
    section: 'deposit',
  },
  audience: {
    key: 'audience',
    column: 'audience',
    kind: 'choice',
    choices: AUDIENCES,
    headings: ['offered to', 'audience', 'offert a', 'reserve a'],
    about: 'Customers: seen by restaurants with an open account alone; null: by everyone',
    readBy: 'supplier',
    section: 'audience',
  },
} as const satisfies Record<string, FurtherField>

export const PRODUCT_FIELDS = { ...SPEC_FIELDS, ...FURTHER_FIELDS }

type Fields = typeof PRODUCT_FIELDS
export type FieldName = keyof Fields
export type FurtherName = keyof typeof FURTHER_FIELDS
type FixedName = { [N in FieldName]: Fields[N] extends { fixed: true } ? N : never }[FieldName]
type RequiredName = {
  [N in FieldName]: Fields[N] extends { required: true } ? N : never
}[FieldName]
export type EditedName = Exclude<FieldName, FixedName>
type ChoiceOf<Name extends FieldName> = Fields[Name] extends {
  choices: readonly (infer Choice)[]
}
  ? Choice
  : never
export type ValueOf<Name extends FieldName> = Values<ChoiceOf<Name>>[Fields[Name]['kind']]
/** What any field may hold. */
export type FieldValue = string | number | null | readonly string[]
type Holding<Name extends FieldName> = { [N in Name as Fields[N]['key']]: ValueOf<N> }
type Saying<Name extends FieldName> = { [N in Name as Fields[N]['key']]?: ValueOf<N> | undefined }

/** A product as its supplier describes it, under the domain's names: cents, hundredths. */
export type CatalogueProduct = Holding<FieldName>
/** What of it may change. */
export type EditedFacts = Holding<EditedName>
/** What somebody says of a product; what is undefined is not spoken of. */
export type SaidProduct = SaidFacts & Holding<FixedName>
export type SaidFacts = Holding<Exclude<RequiredName, FixedName>> &
  Saying<Exclude<FieldName, RequiredName>>

type Listed<Name extends FieldName, Field> = Field & {
  name: Name
  key: Fields[Name]['key']
  column: Fields[Name]['column']
}

/** In the order of an export's columns. */
export const FIELDS = listed<FieldName, ProductField>(PRODUCT_FIELDS)
export const EDITED_FIELDS = FIELDS.filter((field) => !field.fixed) as Listed<
  EditedName,
  ProductField
>[]
export const FURTHER = listed<FurtherName, FurtherField>(FURTHER_FIELDS)

function listed<Name extends FieldName, Field extends ProductField>(
  fields: { [N in Name]: Field },
) {
  return Object.entries<Field>(fields).map(([name, field]) => ({ name, ...field })) as Listed<
    Name,
    Field
  >[]
}
