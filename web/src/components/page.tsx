import { type ReactNode, useLayoutEffect } from 'react'
import { useDocumentTitle } from '../platform/address/document-title.ts'
import { takeOverPage } from '../platform/adopt-early-input.ts'
import styles from './page.module.css'

type PageProps = {
  title: string
  /** A `BackLink` to a route, or a `BackButton` to where the reader came from. */
  back?: ReactNode
  /** The green action of product.md 2: a `ButtonLink` to a route. */
  action?: ReactNode
  /** theme/tokens.css. */
  width?: 'narrow' | 'form' | 'page' | 'wide'
  children: ReactNode
}

/** The page of product.md 2: title, optional back and action, a width, and the document's title. */
export function Page({ title, back, action, width = 'page', children }: PageProps) {
  useDocumentTitle(`${title} · Halles`)
  useLayoutEffect(takeOverPage, [])
  return (
    <div className={styles.page} style={{ maxWidth: `var(--width-${width})` }}>
      <div className={`${styles.top} center mb-lg gap-xs-md row`}>
        <div className={`${styles.named} center flex gap-xs-md`}>
          {back}
          <h1 className={styles.title}>{title}</h1>
        </div>
        {action ? <div className={`${styles.actions} center gap-xs-md row`}>{action}</div> : null}
      </div>
      {children}
    </div>
  )
}
