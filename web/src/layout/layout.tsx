import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AfterPaint } from '../components/after-paint.tsx'
import { lazyComponent, nothing } from '../components/lazy-component.tsx'
import { firstToast } from '../components/toasts.tsx'
import { usePreloadWhenIdle } from '../platform/preload.ts'
import { useViewer } from '../platform/session/viewer.ts'
import { BusyOverlay } from './busy-overlay.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'
import styles from './layout.module.css'
import { mainClass } from './main-class.ts'
import { SignedInFooter } from './signed-in-footer.tsx'
import { SkipLink } from './skip-link.tsx'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'
import { useKeepFocus } from './use-keep-focus.ts'
import { usePlainLinks } from './use-plain-links.ts'

type LayoutProps = HeaderProps & {
  /** Between header and page, on every page: what is to be known of the connection. */
  notice: ReactNode
  children: ReactNode
}

const loadToasts = async () => (await import('./toast-area.tsx')).ToastArea
const ToastArea = lazyComponent(
  async () => {
    await firstToast
    return loadToasts()
  },
  { missing: nothing },
)

export function Layout({ notice, children, ...header }: LayoutProps) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const viewer = useViewer()
  const main = useFocusOnNewPage()
  usePreloadWhenIdle(loadToasts)
  useKeepFocus()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only clicks on links, which the keyboard makes too
    <div className={styles.frame} onClick={usePlainLinks()}>
      <SkipLink />
      <AfterPaint>
        <ToastArea />
      </AfterPaint>
      <Header {...header} />
      {notice}
      <main id="main" ref={main} tabIndex={-1} className={mainClass(path)}>
        {children}
      </main>
      {viewer === 'visitor' ? <Footer /> : <SignedInFooter name={header.name} />}
      <BusyOverlay />
    </div>
  )
}
