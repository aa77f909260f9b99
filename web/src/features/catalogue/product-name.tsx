import type { Language } from '@halles/contract/language.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import styles from './product-name.module.css'

type ProductNameProps = {
  name: string
  /** Of the name, where it need not be that of the page. */
  lang?: Language
  description: string
  /** Leads on to its page from the description. */
  page?: ReactNode
}

export function ProductName({ name, lang, description, page }: ProductNameProps) {
  return (
    <div className={`${styles.name} flex center gap-2xs`}>
      <span className={`${styles.words} bold anywhere`} lang={lang} title={name}>
        {name}
      </span>
      {description === '' && !page ? null : (
        <Description of={name} text={description} page={page} />
      )}
    </div>
  )
}

type DescriptionProps = { of: string; text: string; page: ReactNode }

function Description({ of, text, page }: DescriptionProps) {
  const { catalogue } = useTexts()
  const id = useId()
  const description = useRef<HTMLSpanElement>(null)
  const pointing = usePointing(description)
  return (
    <>
      <button
        type="button"
        className={`${styles.info} grid soft fixed`}
        aria-label={catalogue.descriptionOf(of)}
        aria-describedby={id}
        popoverTarget={id}
        popoverTargetAction="show"
        {...pointing}
      >
        <IconInfoCircle size={18} aria-hidden />
      </button>
      <span
        ref={description}
        id={id}
        popover="auto"
        className={`${styles.description} p-sm-md small anywhere card`}
        {...pointing}
      >
        {text}
        {page ? <span className={styles.page}>{page}</span> : null}
      </span>
    </>
  )
}

/** The way from the button to what it opened takes a hand so long. */
const PATIENCE_MS = 300

/**
 * WCAG 1.4.13: what pointing opens stays while it is pointed at itself; Escape closes it, as every popover. A finger has
 * no hover: its tap opens through the button.
 */
function usePointing(popover: RefObject<HTMLElement | null>) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  function onPointerEnter({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
    clearTimeout(leaving.current)
    const element = popover.current
    if (pointerType !== 'mouse' || element?.matches(':popover-open') !== false) return
    element.showPopover({ source: currentTarget })
  }
  function onPointerLeave({ pointerType }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse') return
    leaving.current = setTimeout(() => popover.current?.hidePopover(), PATIENCE_MS)
  }
  return { onPointerEnter, onPointerLeave }
}
