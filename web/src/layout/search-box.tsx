import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { searchText } from '../platform/address/search.ts'
import { useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

type SearchBoxProps = { home: '/categories' | '/supplier/categories' }

/** Always open where there is room; behind its icon on a phone. */
export function SearchBox({ home }: SearchBoxProps) {
  const { layout } = useTexts()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  async function search(event: SubmitEvent) {
    event.preventDefault()
    const text = searchText(field.current?.value)
    if (text === undefined) return field.current?.focus()
    // The field goes, and would take the focus with it.
    if (open) opener.current?.focus()
    setOpen(false)
    await navigate({ href: `${home}/all?search=${encodeURIComponent(text)}` })
  }
  function toggle() {
    setOpen(!open)
    // The field is there only after the next paint.
    if (!open) requestAnimationFrame(() => field.current?.focus())
  }
  const Icon = open ? IconX : IconSearch
  return (
    <>
      <search className={open ? `${styles.search} ${styles.open}` : styles.search}>
        <form onSubmit={search} className="flex min-0 flex-1">
          <input
            ref={field}
            type="search"
            maxLength={MAX_SEARCH_LENGTH}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={layout.search}
            placeholder={layout.search}
          />
          <button type="submit" className={styles.tool} aria-label={layout.searchButton}>
            <IconSearch size={20} aria-hidden />
          </button>
        </form>
      </search>
      <button
        ref={opener}
        type="button"
        className={`${styles.tool} ${styles.searchToggle}`}
        aria-expanded={open}
        aria-label={open ? layout.closeSearch : layout.openSearch}
        onClick={toggle}
      >
        <Icon size={22} aria-hidden />
      </button>
    </>
  )
}
