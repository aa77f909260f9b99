import type { ComponentProps } from 'react'
import { measuredAs } from './measured-as.ts'
import styles from './sticky-bar.module.css'

type StickyBarProps = Omit<ComponentProps<'section'>, 'ref'> & {
  /** `own` brings its own ground and edges in `className`. */
  look?: 'paper' | 'own'
}

/** Stays at the bottom of the window under what is longer, and never covers what has the focus. A named one is a region. */
export function StickyBar({ look = 'paper', className, ...props }: StickyBarProps) {
  const Element = props['aria-label'] === undefined ? 'div' : 'section'
  const classes = [styles.bar, look === 'paper' && styles.paper, className].filter(Boolean)
  return <Element {...props} ref={measure} className={classes.join(' ')} />
}

/** Room for it, however many lines it has, is left by `scroll-padding` (sticky-bar.module.css). */
const measure = measuredAs('--sticky-bar')
