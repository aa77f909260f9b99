import { taxesTexts } from '@halles/texts/pages/taxes.ts'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import rows from '../../components/rows.module.css'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import type { TaxSettings } from './tax-queries.ts'
import styles from './taxes.module.css'

/** The categories that a supplier sells in, with how many products wait for an answer. */
export function CategoryCounts({ settings }: { settings: TaxSettings }) {
  const texts = useTextsOf(taxesTexts)
  const categories = settings.categories.filter(({ products }) => products > 0)
  return (
    <section aria-labelledby="tax-products" className="stack">
      <h2 id="tax-products">{texts.products}</h2>
      {categories.length === 0 ? (
        <EmptyState action={<ButtonLink to="/supplier/categories">{texts.toProducts}</ButtonLink>}>
          {texts.noProducts}
        </EmptyState>
      ) : (
        <>
          <p className="soft">{texts.productsIntro}</p>
          <ul className={rows.list}>
            {categories.map(({ category_name, products, missing }) => (
              <li key={category_name} className={rows.item}>
                <Link
                  to="/supplier/taxes/$categoryName"
                  params={{ categoryName: category_name }}
                  search={missing > 0 ? { only: 'missing' } : {}}
                  className={`${styles.category} row center between gap-sm`}
                >
                  <span className="strong">{texts.categories[category_name]}</span>
                  <span className="row center gap-sm">
                    <StatusBadge tone={missing > 0 ? 'pending' : 'accepted'}>
                      {missing > 0
                        ? texts.toAnswer(missing, products)
                        : texts.allAnswered(products)}
                    </StatusBadge>
                    <IconChevronRight size={18} aria-hidden />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
