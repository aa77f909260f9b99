import { MAX_SEARCH_LENGTH } from '@halles/domain/product.ts'
import { ActionIcon, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import styles from './search-field.module.css'
import { useTypedSearch } from './use-typed-search.ts'

type SearchFieldProps = {
  label: string
  placeholder: string
  /** Of the button that empties the field. */
  clear: string
  /** What the address holds. */
  search: string | undefined
  onSearch: (search: string) => void
}

/** A search in the list below it. */
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
