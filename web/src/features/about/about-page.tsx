import { aboutTexts } from '@halles/texts/pages/about.ts'
import { Page } from '../../components/page.tsx'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import reading from '../../components/reading.module.css'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './about-page.module.css'

export function AboutPage() {
  const about = useTextsOf(aboutTexts)
  return (
    <Page title={about.title}>
      <div className={`${reading.reading} ${styles.about}`}>
        <p className={`${reading.lead} mb-xs size-xl ${styles.lead}`}>{about.lead}</p>
        {about.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            <div>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
        <Audiences />
        <section>
          <h2>{about.activation.title}</h2>
          <ol>
            {about.activation.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{about.contact.title}</h2>
          <div>
            <p>{about.contact.text}</p>
            <p className={`${styles.links} row`}>
              <PrerenderedLink to="/contact-us">{about.contact.contact}</PrerenderedLink>
              <PrerenderedLink to="/faq">{about.contact.faq}</PrerenderedLink>
            </p>
          </div>
        </section>
      </div>
    </Page>
  )
}

const AUDIENCES = ['restaurant', 'supplier'] as const

function Audiences() {
  const { audiencesTitle, audiences } = useTextsOf(aboutTexts)
  return (
    <section>
      <h2>{audiencesTitle}</h2>
      <div className={`${styles.audiences} grid gap-xl`}>
        {AUDIENCES.map((kind) => (
          <div key={kind}>
            <h3>{audiences[kind].title}</h3>
            <p>{audiences[kind].text}</p>
            <p className={styles.cost}>{audiences[kind].cost}</p>
            <PrerenderedLink to={`/signup?type=${kind}`}>{audiences[kind].signUp}</PrerenderedLink>
          </div>
        ))}
      </div>
    </section>
  )
}
