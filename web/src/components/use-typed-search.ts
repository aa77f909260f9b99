import { useDebouncedCallback } from '@mantine/hooks'
import { type SubmitEvent, useState } from 'react'

/** product.md 9. */
const DEBOUNCE_MS = 500

/**
 * A search field whose text goes to the address once its writer pauses. While nobody writes in it, it follows the address:
 * back, a link, or the header's search may change that.
 */
export function useTypedSearch(search: string, onSearch: (text: string) => void) {
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
