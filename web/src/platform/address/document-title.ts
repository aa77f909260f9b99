import { useEffect } from 'react'
import { isOnServer, perRequest } from '../request-scope.ts'
import { useUnreadCount } from '../unread-count.ts'

/** Of a page that a server renders. */
export const renderedTitle = perRequest(() => ({ text: '' }))

/** With the number of unread entries before it, for whoever has another tab open. */
export function useDocumentTitle(title: string): void {
  const unread = useUnreadCount()
  if (isOnServer()) renderedTitle().text = title
  useEffect(() => {
    document.title = unread === 0 ? title : `(${unread}) ${title}`
  }, [title, unread])
}
