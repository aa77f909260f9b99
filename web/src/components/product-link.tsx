import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './product-link.module.css'

type ProductLinkProps = {
  /** Of the product. */
  publicId: string
  /** Its name. */
  children: ReactNode
}

/** A product's name wherever it stands: it leads to the product's page, which says so where there is none any more. */
export function ProductLink({ publicId, children }: ProductLinkProps) {
  return (
    <Link
      to="/product/$productPublicId"
      params={{ productPublicId: publicId }}
      className={styles.link}
    >
      {children}
    </Link>
  )
}
