import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'

export type ButtonLook = {
  /** `filled` is the one thing to do of a screen; `subtle` has no border. */
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'outline'
  size?: 'sm' | 'lg'
  /** What cannot be undone. */
  danger?: boolean
  icon?: ReactNode
  iconAfter?: ReactNode
}

export type ButtonProps = ButtonLook & ComponentProps<'button'> & { loading?: boolean }

/** While it is `loading` it hears nothing and says that it is busy. */
export function Button({ loading = false, disabled, type = 'button', ...props }: ButtonProps) {
  return (
    <button
      {...looked(props)}
      type={type}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    />
  )
}

/** A link that looks like a button. */
export function ButtonAnchor(props: ButtonLook & ComponentProps<'a'>) {
  return <a {...looked(props)} />
}

type Looked = ButtonLook & { className?: string | undefined; children?: ReactNode }

function looked<Props extends Looked>(props: Props) {
  const { variant = 'filled', size, danger, icon, iconAfter, className, children, ...html } = props
  const classes = [styles.button, styles[variant], size && styles[size], danger && styles.danger]
  return {
    ...html,
    className: [...classes, className].filter(Boolean).join(' '),
    'data-variant': variant,
    children: (
      <>
        {icon ? <span className={styles.icon}>{icon}</span> : null}
        <span className={styles.label}>{children}</span>
        {iconAfter ? <span className={styles.icon}>{iconAfter}</span> : null}
      </>
    ),
  }
}
