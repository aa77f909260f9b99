import { Page } from '../../components/page.tsx'
import reading from '../../components/reading.module.css'
import { useTexts } from '../../platform/language.ts'
import styles from './about-page.module.css'

/** What Halles is, why, for whom, how an account is opened and how to reach us (SPEC section 1). */
export function AboutPage() {
  const { about } = useTexts()
  return (
    <Page title={about.title}>
      <div className={`${reading.reading} ${styles.about}`}>
        <p className={`${reading.lead} ${styles.lead}`}>{about.lead}</p>
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
        <ForWhom />
        <section>
          <h2>{about.review.title}</h2>
          <ol>
            {about.review.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{about.reach.title}</h2>
          <div>
            <p>{about.reach.text}</p>
            <p className={styles.links}>
              <a href="/contact-us">{about.reach.contact}</a>
              <a href="/faq">{about.reach.faq}</a>
            </p>
          </div>
        </section>
      </div>
    </Page>
  )
}

const SIDES = ['restaurant', 'supplier'] as const

function ForWhom() {
  const { forWhom, sides } = useTexts().about
  return (
    <section>
      <h2>{forWhom}</h2>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <div key={side}>
            <h3>{sides[side].title}</h3>
            <p>{sides[side].text}</p>
            <p className={styles.cost}>{sides[side].cost}</p>
            <a href={`/signup?type=${side}`}>{sides[side].signUp}</a>
          </div>
        ))}
      </div>
    </section>
  )
}
