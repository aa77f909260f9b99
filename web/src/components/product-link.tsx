import { Link } from '@tanstack/react-router'
import styles from './product-link.module.css'
import { useProductName } from './use-product-name.ts'

type ProductLinkProps = {
  /** The supplier tells it from another's of this name. */
  product: { public_id: string; name_fr: string; name_en: string; supplier?: { name: string } }
  /** Its supplier follows it to what restaurants see. */
  isOwn?: boolean
  className?: string
  onClick?: () => void
}

/** A product's name wherever it stands: it leads to the product's page, which says so where there is none any more. */
export function ProductLink({ product, isOwn = false, className = '', ...rest }: ProductLinkProps) {
  const name = useProductName()(product)
  return (
    <Link
      to={isOwn ? '/supplier/product/$productPublicId' : '/product/$productPublicId'}
      params={{ productPublicId: product.public_id }}
      className={`${styles.link} ${className}`}
      aria-label={product.supplier && `${name}, ${product.supplier.name}`}
      {...rest}
    >
      {name}
    </Link>
  )
}
