import styles from './progress-bar.module.css'

type ProgressBarProps = {
  label: string
  /** 0 to 100. */
  percent: number
  /** The same in words, for who does not see the bar. */
  words: string
}

export function ProgressBar({ label, percent, words }: ProgressBarProps) {
  return (
    <div
      className={`${styles.bar} own-colours`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={words}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}
