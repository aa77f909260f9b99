import { useFormat } from '../../platform/language/language.ts'
import { ProgressBar } from '../progress-bar.tsx'

type ImportProgressProps = {
  title: string
  done: number
  total: number
  texts: {
    progress: (percent: string, done: string, total: string) => string
    runningNote: string
  }
}

/** How far an import under way has come. */
export function ImportProgress({ title, done, total, texts }: ImportProgressProps) {
  const { decimal } = useFormat()
  const percent = total === 0 ? 0 : Math.floor((done * 100) / total)
  const [percentage = '', rows = '', all = ''] = [percent, done, total].map((count) =>
    decimal(String(count)),
  )
  const words = texts.progress(percentage, rows, all)
  return (
    <section className="card p-lg">
      <h2>{title}</h2>
      <p className="my-xs">{words}</p>
      <ProgressBar label={title} percent={percent} words={words} />
      <p className="soft mt-md">{texts.runningNote}</p>
    </section>
  )
}
