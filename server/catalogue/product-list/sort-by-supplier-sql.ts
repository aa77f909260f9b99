import { type CategoryName, PRODUCTS_PER_PAGE, type SortDirection } from '@halles/domain/product.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Parameters, prepared } from '../../database/prepared.ts'
import type { Reader } from '../../database/transaction.ts'
import type { RestaurantId } from '../../platform/access/viewer.ts'
import { IS_AVAILABLE } from '../products/availability-sql.ts'
import { pageProducts, withSupplier } from './page-products-sql.ts'
import { productCount, stockOf, stockOfAll } from './product-count-sql.ts'
import { categoryValues, isListed, type Scope } from './product-search-sql.ts'
import { inOrder } from './product-sort-sql.ts'
import { isForBuyer, isOfServed, withServedSuppliers } from './served-suppliers-sql.ts'
import type { OrderedList, PageOfProducts, Start } from './wanted-list.ts'

type BySupplier = Start & Omit<OrderedList, 'key'>

/** As in the index supplier_by_name. */
const BY_NAME = sql<string>`supplier.name collate "fr-x-icu"`

type Listed = {
  restaurantId: RestaurantId
  category: CategoryName | null
  supplier: string | null
  before: number
  end: number
  name: string | null
  publicId: string | null
}

/** `further` walks over as many suppliers as the page is expected to need, `whole` reads the numbers of all. */
type From = 'page_1' | 'further' | 'whole' | 'after'

const bySupplier = prepared(
  'by_supplier',
  (
    reader: Reader,
    { restaurantId, category, supplier, before, end, name, publicId }: Parameters<Listed>,
    scope: Scope,
    wantedSellers: 'all' | 'one',
    direction: SortDirection,
    // Page 1 has a statement of its own, whose plan depends on no parameter.
    start: From,
  ) => {
    const order = inOrder({ sort_by: 'supplier', sort_direction: direction, lang: 'fr' }, false)
    const ofSupplier = wantedSellers === 'one' ? supplier : undefined
    const inDirection = sql.raw(direction)
    const follows = sql.raw(direction === 'asc' ? '>' : '<')
    const isAfter = start === 'after'
    // After a row, one more tells whether the page is the last one.
    const size = sql.lit(isAfter ? PRODUCTS_PER_PAGE + 1 : PRODUCTS_PER_PAGE)
    const wanted = scope === 'all' ? 'all' : category
    const products = stockOf(wanted, sql.ref<number>('supplier.account_id'))
    const sellers = (isNamed: RawBuilder<SqlBool>) => sql<Seller>`
      select supplier.account_id as id, ${BY_NAME} as name, ${products} as products
      from supplier
      where ${isOfServed(sql`supplier.account_id`)} and ${products} > 0 and ${isNamed}`
    const all = sql<Seller>`(
      select supplier.account_id as id, ${BY_NAME} as name, stock.products
      from ${stockOfAll(wanted)} stock join supplier on supplier.account_id = stock.id
      where ${isOfServed(sql`supplier.account_id`)} and stock.products > 0)`
    // No more suppliers than products up to the page's end, for each has one at least.
    const first = (isNamed: RawBuilder<SqlBool>, most: RawBuilder<number>) => sql<Seller>`
      ${sellers(isNamed)} order by 2 ${inDirection} fetch first ${most} rows with ties`
    const stock = isAfter
      ? sql<Seller>`(
          ${sellers(sql`${BY_NAME} = ${name}`)}
          union all (${first(sql`${BY_NAME} ${follows} ${name}`, size)}))`
      : start === 'further'
        ? sql<Seller>`(
            with expected as materialized (${walkedFor(end)})
            (${first(sql`true`, sql`(select walked from expected)`)})
            union all select * from ${all} seller where (select walked from expected) = 0)`
        : start === 'page_1'
          ? sql<Seller>`(${first(sql`true`, size)})`
          : all
    // Of the supplier of the row itself, all products may stand before it.
    const counted = isAfter
      ? sql<number>`case when name = ${name} then 0 else products end`
      : sql<number>`products`
    return (
      withServedSuppliers(reader, restaurantId, ofSupplier)
        .with(
          (cte) => cte('total').materialized(),
          (db) => db.selectNoFrom(productCount(wanted).as('count')),
        )
        .with(
          (cte) => cte('stock').materialized(),
          (db) => db.selectFrom(stock.as('seller')).selectAll(),
        )
        // Suppliers of the same name are mixed: a tie is broken by the product.
        .with('name', (db) =>
          db
            .selectFrom('stock')
            .groupBy('name')
            .select([
              'name',
              sql<number>`sum(${counted})`.as('products'),
              sql<number>`sum(sum(${counted})) over (order by name ${inDirection})`.as('through'),
            ]),
        )
        .with('name_on_page', (db) =>
          db
            .selectFrom('name')
            .select(['name', sql<number>`through - products`.as('before')])
            .where(sql<boolean>`${isAfter ? sql`true` : sql`through > ${before}`}`)
            .where(sql<boolean>`through - products < ${isAfter ? size : end}`),
        )
        .with('page', (db) =>
          db
            .selectFrom('product')
            .innerJoin('stock', 'stock.id', 'product.supplier_id')
            .select(['product.id', 'product.public_id', 'stock.name as supplier_name'])
            // An array, so that the products are looked up by their suppliers.
            .where(
              sql<boolean>`product.supplier_id = any(array(
                select id from stock where name in (select name from name_on_page)))`,
            )
            .where(isListed(wanted, undefined))
            .where(IS_AVAILABLE)
            .where(isForBuyer('product'))
            .$if(isAfter, (listed) =>
              listed.where(
                sql<boolean>`(stock.name, product.public_id) ${follows} (${name}, ${publicId})`,
              ),
            )
            .orderBy(sql`stock.name ${inDirection}, product.public_id ${inDirection}`)
            .limit(size)
            .$if(!isAfter, (listed) =>
              listed.offset(sql<number>`${before} - (select min(before) from name_on_page)`),
            ),
        )
        .selectNoFrom([
          sql<number>`(select count from total)`.as('count'),
          sql<number>`(select coalesce(sum(products), 0) from stock)`.as('passed'),
          pageProducts(restaurantId, order, ofSupplier).as('results'),
        ])
    )
  },
  (_scope, sellers, _direction, start) =>
    sellers === 'all' && (start === 'page_1' || start === 'after'),
)

type Seller = { id: number; name: string; products: number }

/** To look up the number of one supplier costs as much as reading those of so many one after the other. */
const READ_FOR_ONE_LOOKED_UP = 8
const FEW = 200

/**
 * How many suppliers have so many products, if those are spread evenly, and as many again; none where reading the numbers
 * of all is cheaper.
 */
function walkedFor(products: RawBuilder<number>): RawBuilder<unknown> {
  return sql`
    select case when expected <= greatest(${sql.lit(FEW)}, served / ${sql.lit(READ_FOR_ONE_LOOKED_UP)})
      then least(${products}, expected) else 0 end as walked
    from (
      select served, 20 + (2.0 * ${products} * served / greatest(count, 1))::bigint as expected
      from total, (select count(*) as served from served) city
    ) estimate`
}

/**
 * A page of what this restaurant can order, by the name of the supplier, and how many there are on all pages. The numbers
 * of supplier_stock tell whose products are on the page: only those are read.
 */
export async function listBySupplier(
  reader: Reader,
  restaurantId: RestaurantId,
  { direction, category, supplier, page, after }: BySupplier,
): Promise<PageOfProducts> {
  const wanted = categoryValues(category)
  const before = (page - 1) * PRODUCTS_PER_PAGE
  const end = page * PRODUCTS_PER_PAGE
  const position = { name: after ? String(after.key) : null, publicId: after?.publicId ?? null }
  const { scope, ...ofCategory } = wanted
  const ofSupplier = { supplier: supplier ?? null }
  const values = { restaurantId, ...ofCategory, ...ofSupplier, before, end, ...position }
  const sellers = supplier === undefined ? 'all' : 'one'
  const read = async (start: From) => {
    const { rows } = await bySupplier(reader, values, scope, sellers, direction, start)
    const [listed] = rows
    if (!listed) throw new Error('a list without an answer')
    return listed
  }
  let listed = await read(after ? 'after' : page === 1 ? 'page_1' : 'further')
  // A wrong estimate costs time, not results.
  if (!after && page > 1 && listed.passed < Math.min(end, listed.count))
    listed = await read('whole')
  const hasMore = after ? listed.results.length > PRODUCTS_PER_PAGE : end < listed.count
  const results = listed.results.slice(0, PRODUCTS_PER_PAGE).map(withSupplier)
  return { count: listed.count, results, hasMore }
}
