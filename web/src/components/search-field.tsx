import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { ActionIcon, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type SubmitEvent, useRef, useState } from 'react'
import styles from './search-field.module.css'

type SearchFieldProps = {
  label: string
  placeholder: string
  /** Of the button that empties the field. */
  clear: string
  search: string | undefined
  onSearch: (search: string) => void
}

export function SearchField({ label, placeholder, clear, search, onSearch }: SearchFieldProps) {
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
        <TextInput
          ref={field}
          type="search"
          label={label}
          placeholder={placeholder}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
          value={typed.text}
          onChange={(event) => typed.write(event.currentTarget.value)}
          onFocus={typed.onFocus}
          onBlur={typed.onBlur}
          rightSectionWidth={44}
          rightSection={
            typed.text === '' ? null : (
              <ActionIcon variant="subtle" size={40} aria-label={clear} onClick={clearAndStay}>
                <IconX size={18} aria-hidden />
              </ActionIcon>
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
  const sendSoon = useDebouncedCallback(send, DEBOUNCE_MS)

  return {
    text,
    write(typed: string) {
      setText(typed)
      sendSoon(typed)
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
