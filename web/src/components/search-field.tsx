import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useDebouncedCallback } from '../ui/use-debounced.ts'
import styles from './search-field.module.css'

type SearchFieldProps = {
  label: string
  placeholder: string
  /** Of the button that empties the field. */
  clear: string
  search: string | undefined
  /** Somebody came for it: it has the focus at once. */
  autoFocus?: boolean
  onSearch: (search: string) => void
}

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clear, search, autoFocus, onSearch } = props
  const typed = useTypedSearch(search ?? '', onSearch)
  const field = useRef<HTMLInputElement>(null)
  function clearAndStay() {
    typed.clear()
    // The button that had the focus goes.
    field.current?.focus()
  }
  return (
    <search className={styles.search}>
      <form onSubmit={typed.submit}>
        <TextField
          ref={field}
          type="search"
          autoFocus={autoFocus}
          data-autofocus={autoFocus}
          label={label}
          placeholder={placeholder}
          before={<IconSearch size={18} aria-hidden />}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.write(event.currentTarget.value)}
          onFocus={typed.onFocus}
          onBlur={typed.onBlur}
          after={
            typed.text === '' ? null : (
              <IconButton aria-label={clear} onClick={clearAndStay}>
                <IconX size={18} aria-hidden />
              </IconButton>
            )
          }
        />
      </form>
    </search>
  )
}

/** product.md 9. */
const DEBOUNCE_MS = 500

/**
 * A search field whose text goes to the address once its writer pauses. While nobody writes in it, it follows the address:
 * back, a link, or the header's search may change that.
 */
function useTypedSearch(search: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(search)
  const [seen, setSeen] = useState(search)
  const [writing, setWriting] = useState(false)
  if (search !== seen) {
    setSeen(search)
    if (!writing) setText(search)
  }
  const send = (typed: string) => {
    if (typed.trim() !== search) onSearch(typed)
  }
  const sendSoon = useDebouncedCallback(send, { milliseconds: DEBOUNCE_MS, atEnd: 'drop' })

  return {
    text,
    write(typed: string) {
      setText(typed)
      sendSoon.start(typed)
    },
    clear() {
      sendSoon.cancel()
      setText('')
      send('')
    },
    submit(event: SubmitEvent) {
      event.preventDefault()
      sendSoon.cancel()
      send(text)
    },
    onFocus: () => setWriting(true),
    onBlur: () => setWriting(false),
  }
}
