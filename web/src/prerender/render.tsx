import type { Language } from '@halles/contract/language.ts'
import { type RenderedPage, staticPages } from '@halles/contract/pages.ts'
import { rendered as english } from '@halles/texts/en/rendered.ts'
import { en } from '@halles/texts/en.ts'
import { rendered as french } from '@halles/texts/fr/rendered.ts'
import { fr } from '@halles/texts/fr.ts'
import { pageTextsIn } from '@halles/texts/page-texts.ts'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { Application } from '../application.tsx'
import { setLanguage } from '../platform/language/language.ts'
import { createApplicationRouter } from '../router.ts'
import { StaticPage } from './static-page.tsx'

const words = {
  fr: { texts: fr, pageTexts: pageTextsIn('fr'), ...french },
  en: { texts: en, pageTexts: pageTextsIn('en'), ...english },
}

type Words = (typeof words)[Language]

/** A page as a visitor's browser would draw it. One after the other: there is one language at a time. */
export async function render(name: RenderedPage, address: string, language: Language) {
  const { texts, descriptions } = words[language]
  setLanguage({ language, texts })
  return {
    title: titleOf(name, words[language]),
    description: descriptions[name],
    html: await htmlOf(name, address),
  }
}

async function htmlOf(name: RenderedPage, address: string): Promise<string> {
  const plain = staticPages.find((one) => one === name)
  if (plain) return renderToString(<StaticPage name={plain} path={address} />)
  const history = createMemoryHistory({ initialEntries: [address] })
  const { router, queryClient } = createApplicationRouter(history)
  await router.load()
  return renderToString(<Application router={router} queryClient={queryClient} />)
}

/** As the page itself sets it once its script runs. */
function titleOf(name: RenderedPage, { texts, pageTexts }: Words): string {
  const { landing, contact, session, signUp, pages } = texts
  if (name === 'landing') return landing.title
  const title = {
    'about-us': pageTexts.about.title,
    faq: pageTexts.faq.title,
    privacy: pageTexts.privacy.title,
    terms: pageTexts.terms.title,
    'contact-us': contact.title,
    login: session.title,
    signup: signUp.title,
    'signup-restaurant': signUp.title,
    'signup-supplier': signUp.title,
    'not-authorized': pages.notAuthorizedTitle,
    'not-found': pages.notFoundTitle,
  }[name]
  return `${title} · Halles`
}
