import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { orderTextTexts } from '@halles/texts/pages/typed-order.ts'
import { IconSearch } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTextsOf } from '../../platform/language/language.ts'
import { FoundProducts } from './found-products.tsx'
import type { OrderTextMatch } from './order-text-line.ts'
import styles from './typed-order.module.css'

type LineSearchProps = {
  /** What the line calls the product. */
  words: string
  onChoose: (product: OrderTextMatch['product']) => void
}

/** Searches the market for what a line means, within the line. The focus goes into the field, and back to the button. */
export function LineSearch({ words, onChoose }: LineSearchProps) {
  const texts = useTextsOf(orderTextTexts)
  const [typed, setTyped] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = typed !== undefined
  function close() {
    setTyped(undefined)
    button.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is
    <div
      className={`${styles.search} grid gap-xs min-0`}
      onKeyDown={({ key }) => {
        if (isOpen && key === 'Escape') close()
      }}
    >
      <button
        ref={button}
        type="button"
        className={`${styles.quiet} center gap-xs leaf`}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setTyped(words.slice(0, MAX_SEARCH_LENGTH)))}
      >
        <IconSearch size={18} aria-hidden />
        {isOpen ? texts.closeSearch : texts.searchOther}
      </button>
      {isOpen ? (
        <div className="card grid gap-xs p-sm full">
          <label className={`${styles.field} grid gap-2xs`}>
            {texts.search}
            <input
              ref={focusWhenShown}
              type="search"
              maxLength={MAX_SEARCH_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </label>
          <FoundProducts
            typed={typed}
            onChoose={(product) => {
              close()
              onChoose(product)
            }}
          />
        </div>
      ) : null}
    </div>
  )
}

function focusWhenShown(field: HTMLInputElement | null) {
  field?.focus()
}
