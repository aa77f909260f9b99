import { isPage } from '@halles/contract/pages.ts'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../platform/address/plain-click.ts'

/** What is shown outside of the application as well has plain links: inside, a click on one is a navigation of the router. */
export function usePlainLinks() {
  const { navigate } = useRouter()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !isPlainClick(event) || !isOurs(link)) return
    event.preventDefault()
    void navigate({ href: link.pathname + link.search + link.hash })
  }
}

function isOurs(link: HTMLAnchorElement): boolean {
  const { origin, pathname, search } = location
  const isHere = link.pathname === pathname && link.search === search && link.hash !== ''
  const stays = link.target === '' && !link.hasAttribute('download') && link.origin === origin
  return stays && !isHere && isPage(link.pathname)
}
