import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import { IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../../components/mount-on-open.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import type { LineToWeigh } from './weigh-values.ts'
import styles from './weighing.module.css'

const WeighDialog = lazyComponent(async () => (await import('./weigh-dialog.tsx')).WeighDialog)

type WeighButtonProps = {
  product: string
  line: LineToWeigh
  /** Whose line it is, where a row has several. */
  order?: string
}

/** What a line sold by weight was weighed as, or that it is to be; a press weighs it. */
export function WeighButton({ product, line, order }: WeighButtonProps) {
  const texts = useTextsOf(weighingTexts)
  const language = useLanguage()
  const [opened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(opened)
  const { nominal, net } = line.weighing
  const written = formatWeight(language, net ?? nominal, line.unit)
  const about = order === undefined ? product : `${product}, ${order}`
  const label = net === null ? texts.weigh(written) : texts.weighed(written)
  return (
    <>
      <button
        type="button"
        className={`${styles.button} ${order === undefined ? '' : styles.inRow}`}
        // With what stands on it, for whoever says it aloud.
        aria-label={`${texts.weighOf(product)}. ${[label, order].filter(Boolean).join(' ')}`}
        onClick={() => setOpened(true)}
      >
        <IconScale size={18} aria-hidden />
        <span className="row gap-0-md min-0">
          <span className={net === null ? styles.isOpen : ''}>{label}</span>{' '}
          {order === undefined ? null : <span className="soft anywhere">{order}</span>}
        </span>
      </button>
      {isMounted ? (
        <WeighDialog opened={opened} product={about} line={line} onClose={() => setOpened(false)} />
      ) : null}
    </>
  )
}
