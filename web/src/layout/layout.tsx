import { isPage } from '@halles/contract/pages.ts'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { isPlainClick } from '../platform/address/plain-click.ts'
import { useViewer } from '../platform/session/viewer.ts'
import { BottomBar } from './bottom-bar.tsx'
import { BusyOverlay } from './busy-overlay.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import styles from './layout.module.css'
import { mainClass } from './main-class.ts'
import { SignedInFooter } from './signed-in-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { ToastArea } from './toast-area.tsx'
import { useKeepFocus } from './use-keep-focus.ts'

type LayoutProps = HeaderProps & {
  /** Between header and page, on every page: what is to be known of the connection. */
  notice: ReactNode
  children: ReactNode
}

export function Layout({ notice, children, ...header }: LayoutProps) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const viewer = useViewer()
  const main = useFocusOnNewPage()
  useKeepFocus()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only clicks on links, which the keyboard makes too
    <div className={`${styles.frame} column`} onClick={usePlainLinks()}>
      <SkipLink />
      <ToastArea />
      <Header {...header} />
      {notice}
      <main id="main" ref={main} tabIndex={-1} className={mainClass(path)}>
        {children}
      </main>
      {viewer === 'visitor' ? <Footer /> : <SignedInFooter name={header.name} />}
      {viewer === 'visitor' ? null : <BottomBar viewer={viewer} cart={header.cart} />}
      <BusyOverlay />
    </div>
  )
}

/** After a change of page the reader goes on at its title, as after a full load: focus follows. */
function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        const place = main.current
        if (!fromLocation || !pathChanged || !place) return
        // A page that puts the focus somewhere itself knows better.
        if (place.contains(document.activeElement) && document.activeElement !== place) return
        place.focus({ preventScroll: true })
      }),
    [router],
  )
  return main
}

/** What is shown outside of the application as well has plain links: inside, a click on one is a navigation of the router. */
function usePlainLinks() {
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
