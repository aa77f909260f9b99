import type { ReactNode } from 'react'
import { TextLink } from '../../components/links.tsx'

/** To where a supplier says how its products are taxed. */
export function TaxesLink({ children }: { children: ReactNode }) {
  return (
    <TextLink className="standalone-link" to="/supplier/taxes">
      {children}
    </TextLink>
  )
}
