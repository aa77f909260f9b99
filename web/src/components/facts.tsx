import { Children, type ReactNode } from 'react'
import styles from './facts.module.css'

type FactsProps = {
  /** One fact each; those that are null are left out. */
  children: ReactNode
}

/** Facts beside each other with a dot between. Where they wrap, no line begins or ends with a dot. */
export function Facts({ children }: FactsProps) {
  return (
    <span className={`${styles.facts} row`}>
      {Children.toArray(children).map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fact is its place among the others
        <span key={index} className={`${styles.fact} anywhere min-0`}>
          {fact}{' '}
        </span>
      ))}
    </span>
  )
}
