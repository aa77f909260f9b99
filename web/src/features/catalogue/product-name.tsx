import type { Language } from '@halles/contract/language.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type PointerEvent, type RefObject, useId, useRef } from 'react'
import { useTexts } from '../../platform/language/language.ts'
import { keptOf } from './filters/filter-params.ts'
import styles from './product-name.module.css'

type ProductNameProps = {
  name: string
  /** Of the name, where it need not be that of the page. */
  lang?: Language
  description: string
  /** Where its name leads to its page; the supplier tells it from another's of this name. */
  page?: { public_id: string; supplier: { name: string } }
}

export function ProductName({ name, lang, description, page }: ProductNameProps) {
  return (
    <div className={`${styles.name} flex center gap-2xs`}>
      <span className={styles.product} title={name}>
        {page ? (
          <Link
            to="/product/$productPublicId"
            params={{ productPublicId: page.public_id }}
            search={keptOf}
            className={styles.link}
            aria-label={`${name}, ${page.supplier.name}`}
          />
        ) : null}
        <span className={`${styles.words} bold anywhere`} lang={lang} aria-hidden={Boolean(page)}>
          {name}
        </span>
      </span>
      {description === '' ? null : <Description of={name} text={description} />}
    </div>
  )
}

function Description({ of, text }: { of: string; text: string }) {
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
