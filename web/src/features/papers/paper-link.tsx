import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PaperSide } from './paper-queries.ts'

type PaperLinkProps = {
  side: PaperSide
  publicId: string
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/** To a paper, on the pages of whoever reads it. */
export function PaperLink({
  side,
  publicId,
  className = 'standalone-link',
  ...rest
}: PaperLinkProps) {
  return (
    <Link
      to={side === 'supplier' ? '/supplier/invoice/$paperPublicId' : '/invoice/$paperPublicId'}
      params={{ paperPublicId: publicId }}
      className={className}
      {...rest}
    />
  )
}

/** To the statement with the other side. */
export function StatementLink({
  side,
  publicId,
  className = 'standalone-link',
  children,
}: PaperLinkProps) {
  return side === 'supplier' ? (
    <Link
      to="/supplier/statement/$restaurantPublicId"
      params={{ restaurantPublicId: publicId }}
      className={className}
    >
      {children}
    </Link>
  ) : (
    <Link
      to="/statement/$supplierPublicId"
      params={{ supplierPublicId: publicId }}
      className={className}
    >
      {children}
    </Link>
  )
}

type OrderLinkProps = {
  side: PaperSide
  /** As the paper names the order: each side opens its own page of it. */
  publicId: string
  children: ReactNode
}

/** To the order that a paper covers. */
export function OrderLink({ side, publicId, children }: OrderLinkProps) {
  return side === 'supplier' ? (
    <Link
      to="/supplier/order/$supplierOrderPublicId"
      params={{ supplierOrderPublicId: publicId }}
      className="standalone-link"
    >
      {children}
    </Link>
  ) : (
    <Link
      to="/order/$orderPublicId"
      params={{ orderPublicId: publicId }}
      className="standalone-link"
    >
      {children}
    </Link>
  )
}
