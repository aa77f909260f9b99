import type { staticPages } from '@halles/contract/pages.ts'
import { AboutPage } from '../features/about/about-page.tsx'
import { FaqPage } from '../features/faq/faq-page.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { PrivacyPage } from '../features/privacy/privacy-page.tsx'
import { TermsPage } from '../features/terms/terms-page.tsx'
import { NotAuthorizedPage } from '../layout/not-authorized-page.tsx'
import { NotFoundPage } from '../layout/not-found-page.tsx'
import { StaticFrame } from '../layout/static-frame.tsx'

type StaticPageName = (typeof staticPages)[number]

const CONTENTS = {
  landing: LandingPage,
  'about-us': AboutPage,
  faq: FaqPage,
  privacy: PrivacyPage,
  terms: TermsPage,
  'not-authorized': NotAuthorizedPage,
  'not-found': NotFoundPage,
} satisfies Record<StaticPageName, unknown>

/** A page to read: header, words and footer, and nothing of the application. */
export function StaticPage({ name, path }: { name: StaticPageName; path: string }) {
  const Content = CONTENTS[name]
  return (
    <StaticFrame path={path}>
      <Content />
    </StaticFrame>
  )
}
