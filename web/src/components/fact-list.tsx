import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

type FactListProps = {
  facts: readonly (readonly [string, ReactNode])[]
  className?: string | undefined
}

/** Terms with what they are, beside each other where there is room. */
export function FactList({ facts, className = '' }: FactListProps) {
  return (
    <dl className={`${styles.facts} ${className}`}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
