import type { plainPages } from '@halles/contract/pages.ts'
import { AboutPage } from '../features/about/about-page.tsx'
import { FaqPage } from '../features/faq/faq-page.tsx'
import { LandingPage } from '../features/landing/landing-page.tsx'
import { PrivacyPage } from '../features/privacy/privacy-page.tsx'
import { PlainFrame } from '../layout/plain-frame.tsx'
import '../theme/plain.css'

type PlainPageName = (typeof plainPages)[number]

const CONTENTS = {
  landing: LandingPage,
  'about-us': AboutPage,
  faq: FaqPage,
  privacy: PrivacyPage,
} satisfies Record<PlainPageName, unknown>

/** A page to read: header, words and footer, and nothing of the application. */
export function PlainPage({ name, path }: { name: PlainPageName; path: string }) {
  const Content = CONTENTS[name]
  return (
    <PlainFrame path={path}>
      <Content />
    </PlainFrame>
  )
}
