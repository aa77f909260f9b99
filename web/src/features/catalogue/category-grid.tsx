import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ErrorState } from '../../components/error-state.tsx'
import { errorMessage, isForbidden } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import styles from './category-grid.module.css'
import { categoryListOptions } from './category-queries.ts'

type CategoryGridProps = { home: '/categories' | '/supplier/categories' }

export function CategoryGrid({ home }: CategoryGridProps) {
  const { catalogue } = useTexts()
  const query = useQuery(categoryListOptions)
  if (query.isError && !query.data) {
    return (
      <ErrorState
        error={query.error}
        // SPEC section 2: why the list is refused, in the server's words.
        sentence={isForbidden(query.error) ? errorMessage(query.error) : catalogue.categoriesError}
        onRetry={query.refetch}
      />
    )
  }
  return (
    <ul className={styles.grid}>
      {LISTING_NAMES.map((name) => (
        <li key={name}>
          <CategoryCard
            home={home}
            name={name}
            image={query.data?.find((category) => category.name === name)?.image}
          />
        </li>
      ))}
    </ul>
  )
}

type CategoryCardProps = CategoryGridProps & {
  name: ListingName
  /** Base64 PNG; undefined while it loads. Decorative: the name is beside it. */
  image: string | undefined
}

function CategoryCard({ home, name, image }: CategoryCardProps) {
  const { menu } = useTexts()
  return (
    <Link to={`${home}/$categoryName`} params={{ categoryName: name }} className={styles.card}>
      <span className={styles.picture}>
        {image === undefined ? (
          <Skeleton circle height={112} />
        ) : (
          <img src={`data:image/png;base64,${image}`} alt="" width={128} height={128} />
        )}
      </span>
      <span className={styles.name}>{menu[name]}</span>
    </Link>
  )
}
