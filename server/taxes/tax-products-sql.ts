import type { Input, Output } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { TaxClass } from '@halles/domain/tax/tax-class.ts'
import type { TaxAnswers } from '@halles/domain/tax/tax-questions.ts'
import { taxedBy } from '@halles/domain/tax/tax-rules.ts'
import { sql } from 'kysely'
import { instant } from '../database/instant.ts'
import type { Reader } from '../database/transaction.ts'
import { hasEachWordOf } from '../operator/word-search-sql.ts'
import type { SupplierId } from '../platform/access/viewer.ts'
import { isMissing, type TaxesToday } from './tax-settings-sql.ts'

const PAGE = 50

type Wanted = Input<Endpoints['taxProducts']>

/** A page of the supplier's products by name with what was answered of each last, and how many there are on all pages. */
export async function listTaxProducts(
  reader: Reader,
  supplierId: SupplierId,
  wanted: Wanted,
  { today, added, asked }: TaxesToday,
): Promise<Output<Endpoints['taxProducts']>> {
  const listed = ownProducts(reader, supplierId, wanted, asked)
  const { count } = await listed
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await listed
    .leftJoinLateral(lastAnswer(reader).as('answer'), (join) => join.onTrue())
    .select([
      'product.public_id',
      'name_fr',
      'name_en',
      sql<CategoryName>`category`.as('category_name'),
      'unit',
      'quantity_hundredths as quantity_per_case',
      sql<TaxClass | null>`product.tax_class`.as('tax_class'),
      'product.taxed_where_asked',
      sql<TaxAnswers | null>`answers`.as('answers'),
      'answer.answered_at',
      'answer.answered_by',
    ])
    .orderBy(sql.ref(`name_${wanted.lang}`), (order) => order.collate(`${wanted.lang}-x-icu`))
    .orderBy('product.id')
    .limit(PAGE)
    .offset((wanted.page - 1) * PAGE)
    .execute()
  const results = rows.map(({ answers, ...row }) => {
    const { tax_class: taxClass, taxed_where_asked: taxedWhereAsked } = row
    const taxes = taxClass && taxedBy({ taxClass, taxedWhereAsked }, today, added)
    return { ...row, answers: answers ?? {}, taxes: taxes ?? null }
  })
  return { count, results }
}

function ownProducts(
  reader: Reader,
  supplierId: SupplierId,
  { category_name, only, search }: Wanted,
  asked: readonly TaxClass[],
) {
  return (
    reader
      .selectFrom('product')
      // guard: taxes: owner of the products that are listed [taxes/tax-products]
      .where('product.supplier_id', '=', supplierId)
      .where('product.deleted_at', 'is', null)
      .where(
        category_name === 'all' ? sql<boolean>`true` : sql<boolean>`category = ${category_name}`,
      )
      .$if(only === 'missing', (query) => query.where(isMissing(asked)))
      .$if(only === 'answered', (query) => query.where(sql<boolean>`not ${isMissing(asked)}`))
      .$if(Boolean(search), (query) =>
        query.where(hasEachWordOf(search ?? '', sql`product.name_fr || ' ' || product.name_en`)),
      )
  )
}

/** Of a `product`: what was answered last, when, and by whom. */
function lastAnswer(reader: Reader) {
  return reader
    .selectFrom('product_tax_answer')
    .innerJoin('person', 'person.id', 'by_person_id')
    .select([
      'answers',
      instant('at').as('answered_at'),
      sql<string | null>`nullif(first_name, '')`.as('answered_by'),
    ])
    .where(sql<boolean>`product_tax_answer.product_id = product.id`)
    .orderBy('product_tax_answer.id', 'desc')
    .limit(1)
}
