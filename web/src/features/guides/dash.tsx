import styles from './guide-view.module.css'

const DASH = '–'

/** Nothing, shown as a dash and said in words. */
export function Dash({ children }: { children: string }) {
  return (
    <span className={styles.soft}>
      <span aria-hidden>{DASH}</span>
      <span className="visually-hidden">{children}</span>
    </span>
  )
}
