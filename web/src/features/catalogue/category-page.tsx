import { type ReactNode, useEffect, useState } from 'react'
import { useDocumentTitle } from '../../platform/address/document-title.ts'
import { useTexts } from '../../platform/language/language.ts'
import { readStored, writeStored } from '../../platform/storage/stored.ts'
import { CategoryGrid } from './category-grid.tsx'
import styles from './category-page.module.css'
import type { CategoryCounts } from './category-queries.ts'

type CategoryPageProps = {
  home: '/categories' | '/supplier/categories'
  title: string
  subtitle: string
  action?: ReactNode
  counts?: CategoryCounts | undefined
  /** What the page begins with. */
  today: ReactNode
  question?: ReactNode
}

/** The day, and product.md 2: a hero that invites, which is one line high after the first visit, and the eleven ways in. */
export function CategoryPage({
  home,
  title,
  subtitle,
  action,
  today,
  question,
  counts,
}: CategoryPageProps) {
  const { catalogue } = useTexts()
  const wasHere = useWasHere()
  useDocumentTitle(`${catalogue.categoriesTitle} · Halles`)
  return (
    <>
      {today}
      <div className={wasHere ? `${styles.hero} ${styles.brief}` : styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={`${styles.subtitle} mt-sm size-lg`}>{subtitle}</p>
          {action && <div className={`${styles.actions} gap-sm mt-lg row`}>{action}</div>}
        </div>
      </div>
      {question}
      <section className={styles.categories} aria-label={catalogue.categoriesTitle}>
        <CategoryGrid home={home} counts={counts} />
      </section>
    </>
  )
}

/** Whether the device has shown it before, since somebody logged in. */
function useWasHere(): boolean {
  const [wasHere] = useState(() => readStored('homeVisited') !== undefined)
  useEffect(() => writeStored('homeVisited', 'true'), [])
  return wasHere
}
