import type { Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { CATEGORY_NAMES, type CategoryName } from '@halles/domain/product.ts'
import { TAX_CLASSES, type TaxClass } from '@halles/domain/tax/tax-class.ts'
import { type AddedTaxRules, isAskedOn, taxedClassesOn } from '@halles/domain/tax/tax-rules.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { MONTREAL_TODAY } from '../database/montreal-days.ts'
import type { Reader } from '../database/transaction.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { ADDED_TAX_RULES, toAddedTaxRules } from './added-tax-rules-sql.ts'
import { registrationsOf } from './registrations-sql.ts'

export type TaxesToday = { today: string; added: AddedTaxRules; asked: readonly TaxClass[] }

/** Montréal's day, what operators have added, and the classes of which each supplier is asked that day. */
export async function findTaxesToday(reader: Reader): Promise<TaxesToday> {
  const { today, rows } = await reader
    .selectNoFrom([MONTREAL_TODAY.as('today'), ADDED_TAX_RULES.as('rows')])
    .executeTakeFirstOrThrow()
  const added = toAddedTaxRules(rows)
  return { today, added, asked: TAX_CLASSES.filter((each) => isAskedOn(each, today, added)) }
}

/** Of every class what is charged on a day, under the wire's names. */
export function listTaxedClasses(day: string, added: AddedTaxRules) {
  return taxedClassesOn(day, added).map(({ taxClass: tax_class, gst, qst }) => ({
    tax_class,
    gst,
    qst,
  }))
}

/** A `product` of which its supplier has not answered all that is asked today. */
export function isMissing(asked: readonly TaxClass[]) {
  return sql<boolean>`(product.tax_class is null
    or product.taxed_where_asked is null and product.tax_class = any(${asked}::text[]))`
}

/** A supplier's numbers, and how many products of each category it has and has not answered for. */
export async function readTaxSettings(
  reader: Reader,
  supplierId: SupplierId,
): Promise<Output<Endpoints['getTaxSettings']>> {
  const { today, added, asked } = await findTaxesToday(reader)
  const { registrations, counts } = await reader
    .selectNoFrom([
      jsonArrayFrom(registrationsOf(reader, supplierId)).as('registrations'),
      jsonArrayFrom(
        reader
          .selectFrom('product')
          .select([
            sql<CategoryName>`category`.as('category_name'),
            ({ fn }) => fn.countAll<number>().as('products'),
            sql<number>`count(*) filter (where ${isMissing(asked)})`.as('missing'),
          ])
          // guard: taxes: owner of the products that are counted [taxes/tax-class-save]
          .where('supplier_id', '=', supplierId)
          .where('deleted_at', 'is', null)
          .groupBy('category'),
      ).as('counts'),
    ])
    .executeTakeFirstOrThrow()
  const countOf = new Map(counts.map((count) => [count.category_name, count]))
  return {
    today,
    registrations,
    categories: CATEGORY_NAMES.map(
      (category_name) => countOf.get(category_name) ?? { category_name, products: 0, missing: 0 },
    ),
    classes: listTaxedClasses(today, added),
  }
}
