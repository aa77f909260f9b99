import styles from './loader.module.css'

export function Loader({ size = 36 }: { size?: number }) {
  return <span className={styles.loader} style={{ width: size, height: size }} aria-hidden />
}
