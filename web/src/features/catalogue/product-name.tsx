import type { Language } from '@halles/contract/language.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { type PointerEvent, useId } from 'react'
import { useTexts } from '../../platform/language.ts'
import styles from './product-name.module.css'

type ProductNameProps = {
  name: string
  /** Of the name, where it need not be that of the page. */
  lang?: Language
  description: string
}

/** A product's name; what describes it opens by pointing, by touch and by key. */
export function ProductName({ name, lang, description }: ProductNameProps) {
  return (
    <div className={styles.name}>
      <span className={styles.words} lang={lang}>
        {name}
      </span>
      {description === '' ? null : <Description of={name} text={description} />}
    </div>
  )
}

function Description({ of, text }: { of: string; text: string }) {
  const { catalogue } = useTexts()
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={styles.info}
        aria-label={catalogue.descriptionOf(of)}
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
        onPointerEnter={showByMouse}
        onPointerLeave={hideByMouse}
      >
        <IconInfoCircle size={18} aria-hidden />
      </button>
      <span id={id} popover="auto" className={styles.description}>
        {text}
      </span>
    </>
  )
}

/** A finger has no hover: its tap opens through the button itself. */
function showByMouse({ currentTarget, pointerType }: PointerEvent<HTMLButtonElement>) {
  const description = currentTarget.popoverTargetElement
  if (pointerType !== 'mouse' || !(description instanceof HTMLElement)) return
  if (!description.matches(':popover-open')) description.showPopover({ source: currentTarget })
}

function hideByMouse({ currentTarget, pointerType }: PointerEvent<HTMLButtonElement>) {
  const description = currentTarget.popoverTargetElement
  if (pointerType === 'mouse' && description instanceof HTMLElement) description.hidePopover()
}
