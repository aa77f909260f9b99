import type { Section } from '@halles/texts/section.ts'
import { useTexts } from '../platform/language/language.ts'
import { FactList } from './fact-list.tsx'
import styles from './legal-page.module.css'
import { Page } from './page.tsx'
import { PrerenderedLink } from './prerendered-link.tsx'
import reading from './reading.module.css'

type LegalPageProps = {
  title: string
  lead: string
  /** Since when it is in force. */
  updated: string
  sections: readonly Section[]
}

/** A page that the law asks for: what is said in it, section by section. */
export function LegalPage({ title, lead, updated, sections }: LegalPageProps) {
  return (
    <Page title={title}>
      <div className={reading.reading}>
        <p className={`${reading.lead} mb-xs size-xl`}>{lead}</p>
        <p className="soft">{updated}</p>
        {sections.map((section) => (
          <LegalSection key={section.title} {...section} />
        ))}
      </div>
    </Page>
  )
}

function LegalSection({ title, paragraphs = [], list = [], link }: Section) {
  const { layout } = useTexts()
  const labels = { '/contact-us': layout.contact, '/privacy': layout.privacy }
  return (
    <section>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list.length === 0 ? null : (
        <FactList
          className={styles.list}
          facts={list.map(({ term, text }) => [term, text] as const)}
        />
      )}
      {link ? <PrerenderedLink to={link}>{labels[link]}</PrerenderedLink> : null}
    </section>
  )
}
