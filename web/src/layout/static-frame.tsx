import type { ReactNode } from 'react'
import '../theme/tokens.css'
import '../theme/fonts.css'
import '../theme/base.css'
import { Footer } from './footer.tsx'
import { LanguageLink } from './language-link.tsx'
import styles from './layout.module.css'
import { mainClass } from './main-class.ts'
import { SkipLink } from './skip-link.tsx'
import { VisitorHeader } from './visitor-header.tsx'

type StaticFrameProps = { path: string; children: ReactNode }

export function StaticFrame({ path, children }: StaticFrameProps) {
  return (
    <div className={`${styles.frame} column`}>
      <SkipLink />
      <VisitorHeader language={<LanguageLink />} />
      <main id="main" tabIndex={-1} className={mainClass(path)}>
        {children}
      </main>
      <Footer />
    </div>
  )
}
