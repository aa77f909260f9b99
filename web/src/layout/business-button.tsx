import { IconChevronDown } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTexts } from '../platform/language/language.ts'
import type { SignedInMember } from '../platform/session/viewer.ts'
import styles from './header.module.css'

export type BusinessMenuProps = {
  member: SignedInMember
  /** Sends what waits on this device, as long as that takes no longer, and answers how much of it is left. */
  sendFirst: (milliseconds: number) => Promise<number>
}

type BusinessButtonProps = ComponentProps<'button'> & { business: string }

/** Names the business that is acted for, and opens the menu of the others. */
export function BusinessButton({ business, ...props }: BusinessButtonProps) {
  const { layout } = useTexts()
  return (
    <button
      {...props}
      type="button"
      className={styles.tool}
      aria-label={layout.switchFrom(business)}
      aria-haspopup="menu"
      title={business}
    >
      <span className={styles.businessName}>{business}</span>
      <IconChevronDown size={18} aria-hidden />
    </button>
  )
}
