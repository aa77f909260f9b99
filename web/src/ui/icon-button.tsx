import type { ComponentProps } from 'react'
import styles from './icon-button.module.css'

type Look = { variant?: 'subtle' | 'default' }

/** An icon alone, at the size of a thumb: its `aria-label` says what it does. */
export function IconButton({ variant, ...props }: Look & ComponentProps<'button'>) {
  return <button type="button" {...props} className={classOf(variant, props.className)} />
}

/** A link by an icon alone: its `aria-label` names its target. */
export function IconAnchor({ variant, ...props }: Look & ComponentProps<'a'>) {
  return <a {...props} className={classOf(variant, props.className)} />
}

function classOf(variant: Look['variant'] = 'subtle', className = ''): string {
  return `${styles.button} ${styles[variant]} ${className}`
}
