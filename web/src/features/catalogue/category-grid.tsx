import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ErrorState } from '../../components/error-state.tsx'
import { errorMessage, isForbidden } from '../../platform/api/api.ts'
import { useFormat, useLanguage, useTexts } from '../../platform/language/language.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './category-grid.module.css'
import { type CategoryCounts, categoryListOptions } from './category-queries.ts'

type CategoryGridProps = {
  home: '/categories' | '/supplier/categories'
  /** How many products each has, once that is known. */
  counts?: CategoryCounts | undefined
}

export function CategoryGrid({ home, counts }: CategoryGridProps) {
  const { catalogue } = useTexts()
  const query = useQuery(categoryListOptions)
  if (query.isError && !query.data) {
    return (
      <ErrorState
        error={query.error}
        // product.md 2: why the list is refused, in the server's words.
        sentence={isForbidden(query.error) ? errorMessage(query.error) : catalogue.categoriesError}
        onRetry={query.refetch}
      />
    )
  }
  const countOf = (name: ListingName) => counts?.find(({ category }) => category === name)?.products
  // Of a supplier that sells anything.
  const empty = countOf('all') ? LISTING_NAMES.filter((name) => countOf(name) === 0) : []
  return (
    <>
      <ul className={`${styles.grid} grid gap-md`}>
        {LISTING_NAMES.filter((name) => !empty.includes(name)).map((name) => (
          <li key={name}>
            <CategoryCard
              home={home}
              name={name}
              count={countOf(name)}
              image={query.data?.find((category) => category.name === name)?.image}
            />
          </li>
        ))}
      </ul>
      {empty.length > 0 ? <EmptyCategories home={home} names={empty} /> : null}
    </>
  )
}

type EmptyCategoriesProps = Pick<CategoryGridProps, 'home'> & { names: readonly ListingName[] }

/** Those in which a supplier has nothing yet: ways in all the same, to add something. */
function EmptyCategories({ home, names }: EmptyCategoriesProps) {
  const { catalogue, menu } = useTexts()
  return (
    <nav className="mt-xl" aria-labelledby="empty-categories">
      <h2 id="empty-categories" className={`${styles.emptyTitle} mb-sm soft`}>
        {catalogue.emptyCategories}
      </h2>
      <ul className="gap-xs row">
        {names.map((name) => (
          <li key={name}>
            <Link
              to={`${home}/$categoryName`}
              params={{ categoryName: name }}
              className={`${styles.small} card`}
            >
              {menu[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type CategoryCardProps = Pick<CategoryGridProps, 'home'> & {
  name: ListingName
  count: number | undefined
  /** Base64 PNG, of which only the shape counts; undefined while it loads. Decorative: the name is beside it. */
  image: string | undefined
}

function CategoryCard({ home, name, count, image }: CategoryCardProps) {
  const { menu } = useTexts()
  return (
    <Link
      to={`${home}/$categoryName`}
      params={{ categoryName: name }}
      className={`${styles.card} card`}
    >
      <span className={styles.picture}>
        {image === undefined ? (
          <Skeleton height={112} width={112} borderRadius="50%" />
        ) : (
          <span
            className={styles.drawing}
            style={{ maskImage: `url(data:image/png;base64,${image})` }}
          />
        )}
      </span>
      <span className={`${styles.name} size-lg anywhere`}>
        {menu[name]} {count === undefined ? null : <Count of={count} />}
      </span>
    </Link>
  )
}

function Count({ of: count }: { of: number }) {
  const { catalogue } = useTexts()
  const { decimal } = useFormat()
  const isMany = new Intl.PluralRules(useLanguage()).select(count) !== 'one'
  return (
    <span className={`${styles.count} mt-2xs soft small block`}>
      {catalogue.shownAll(decimal(String(count)), isMany)}
    </span>
  )
}
