import type { Tax, TaxClass } from '@halles/domain/tax/tax-class.ts'
import { MONTREAL_TODAY } from '@halles/server/database/montreal-days.ts'
import type { DB } from '@halles/server/database/schema.generated.ts'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Numbers that no business has. */
export const TAX_NUMBERS: Record<Tax, string> = {
  gst: '123456782RT0001',
  qst: '1234567890TQ0001',
}

/** A transaction is one too. */
type Within = { database: Pick<Kysely<DB>, 'insertInto' | 'updateTable'> }

/** Registers a supplier for the GST and the QST since 2015, or for one of them; the id of the first. */
export async function aTaxRegistration(
  { database }: Within,
  supplier: { id: number },
  taxes: readonly Tax[] = ['gst', 'qst'],
): Promise<string> {
  const { public_id } = await database
    .insertInto('tax_registration')
    .values(
      taxes.map((tax) => ({
        supplier_id: supplier.id,
        tax,
        number: TAX_NUMBERS[tax],
        from_day: '2015-01-01',
      })),
    )
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return public_id
}

/** Gives products their class, as if their supplier had answered. */
export async function aTaxClass(
  { database }: Within,
  products: readonly { id: number }[],
  taxClass: TaxClass,
  taxedWhereAsked: boolean | null = null,
): Promise<void> {
  await database
    .updateTable('product')
    .set({ tax_class: taxClass, taxed_where_asked: taxedWhereAsked })
    .where(
      'id',
      'in',
      products.map(({ id }) => id),
    )
    .execute()
}

/** A product's supplier, by a person, has answered that it is basic. */
export async function aTaxAnswer(
  { database }: Within,
  product: { id: number },
  person: { id: number },
): Promise<void> {
  await database
    .insertInto('product_tax_answer')
    .values({
      product_id: product.id,
      answers: JSON.stringify({ is_food: 'food' }),
      tax_class: 'basic_groceries',
      by_person_id: person.id,
    })
    .execute()
  await aTaxClass({ database }, [product], 'basic_groceries')
}

type Rule = { taxClass: TaxClass; isTaxed: boolean } | { rate: number }

/** A rule or a rate that an operator has added: from today on, or from so many days later. */
export async function aTaxRule(
  { database }: Within,
  tax: Tax,
  rule: Rule,
  { inDays = 0, untilDay = null }: { inDays?: number; untilDay?: string | null } = {},
): Promise<string> {
  const said =
    'rate' in rule ? { rate: rule.rate } : { tax_class: rule.taxClass, is_taxed: rule.isTaxed }
  const { public_id } = await database
    .insertInto('tax_rule')
    .values({
      tax,
      ...said,
      from_day: sql<string>`${MONTREAL_TODAY} + ${inDays}::integer`,
      until_day: untilDay,
    })
    .returning('public_id')
    .executeTakeFirstOrThrow()
  return public_id
}
