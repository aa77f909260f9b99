import { useEffect } from 'react'
import { isOnServer, perRequest } from '../request-scope.ts'
import { useUnreadCount } from '../unread-count.ts'

/** Of a page that a server renders. */
export const renderedTitle = perRequest(() => ({ text: '' }))

/** With what is unseen before it, for whoever has another tab open. */
export function useDocumentTitle(title: string): void {
  const unseen = useUnreadCount()
  if (isOnServer()) renderedTitle().text = title
  useEffect(() => {
    document.title = unseen === 0 ? title : `(${unseen}) ${title}`
  }, [title, unseen])
}
