import type { ReactNode } from 'react'
import { useDocumentTitle } from '../../platform/address/document-title.ts'
import { useTexts } from '../../platform/language/language.ts'
import { CategoryGrid } from './category-grid.tsx'
import styles from './category-page.module.css'
import type { CategoryCounts } from './category-queries.ts'

type CategoryPageProps = {
  home: '/categories' | '/supplier/categories'
  title: string
  subtitle: string
  action?: ReactNode
  counts?: CategoryCounts | undefined
  question?: ReactNode
}

/** product.md 2: a hero that invites, and the eleven ways in. */
export function CategoryPage({
  home,
  title,
  subtitle,
  action,
  question,
  counts,
}: CategoryPageProps) {
  const { catalogue } = useTexts()
  useDocumentTitle(`${catalogue.categoriesTitle} · Halles`)
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {action && <div className={`${styles.actions} row`}>{action}</div>}
        </div>
      </div>
      {question}
      <section className={styles.categories} aria-label={catalogue.categoriesTitle}>
        <CategoryGrid home={home} counts={counts} />
      </section>
    </>
  )
}
