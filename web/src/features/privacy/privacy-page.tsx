import { Page } from '../../components/page.tsx'
import reading from '../../components/reading.module.css'
import { useTexts } from '../../platform/language.ts'
import styles from './privacy-page.module.css'

/** Québec's Law 25: who is in charge, what is kept, why, how long, and what people may ask. */
export function PrivacyPage() {
  const { privacy, layout } = useTexts()
  return (
    <Page title={privacy.title} width={800}>
      <div className={reading.reading}>
        <p className={reading.lead}>{privacy.lead}</p>
        <p className={styles.updated}>{privacy.updated}</p>
        {privacy.sections.map(({ title, paragraphs = [], list = [], contact = false }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {contact ? <a href="/contact-us">{layout.contact}</a> : null}
            {list.length === 0 ? null : (
              <dl className={styles.list}>
                {list.map(({ term, text }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </Page>
  )
}
