import { useEffect } from 'react'
import { useUnreadCount } from '../unread-count.ts'

/** With what is unseen before it, for whoever has another tab open. */
export function useDocumentTitle(title: string): void {
  const unseen = useUnreadCount()
  useEffect(() => {
    document.title = unseen === 0 ? title : `(${unseen}) ${title}`
  }, [title, unseen])
}
