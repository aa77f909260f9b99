import { IconChefHat, IconTruck } from '@tabler/icons-react'
import { PrerenderedLink } from '../../components/prerendered-link.tsx'
import { Questions } from '../../components/questions.tsx'
import { useDocumentTitle } from '../../platform/address/document-title.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Hero } from './hero.tsx'
import styles from './landing.module.css'
import { LandingDemo } from './landing-demo.tsx'

export function LandingPage() {
  const { landing } = useTexts()
  useDocumentTitle(landing.title)
  return (
    <>
      <Hero />
      <div className={styles.body}>
        <div data-island="landing-demo" className={styles.island}>
          <LandingDemo />
        </div>
        <Audiences />
        <Steps />
        <Cost />
        <FrequentQuestions />
      </div>
    </>
  )
}

function Steps() {
  const { title, list } = useTexts().landing.steps
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{title}</h2>
      <ol className={`${styles.steps} grid gap-xl`}>
        {list.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cost() {
  const { cost } = useTexts().landing
  return (
    <section aria-labelledby="cost">
      <h2 id="cost">{cost.title}</h2>
      <dl className={styles.cost}>
        <div>
          <dt>{cost.supplier}</dt>
          <dd className={styles.price}>{cost.supplierPrice}</dd>
          <dd>{cost.supplierText}</dd>
        </div>
        <div>
          <dt>{cost.restaurant}</dt>
          <dd className={styles.price}>{cost.restaurantPrice}</dd>
          <dd>{cost.restaurantText}</dd>
          <dd>
            <PrerenderedLink to="/contact-us" className="standalone-link">
              {cost.ask}
            </PrerenderedLink>
          </dd>
        </div>
      </dl>
    </section>
  )
}

function FrequentQuestions() {
  const { title, all, list } = useTexts().landing.questions
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{title}</h2>
      <Questions list={list} />
      <PrerenderedLink to="/faq" className={styles.all}>
        {all}
      </PrerenderedLink>
    </section>
  )
}

const AUDIENCES = [
  ['restaurant', IconChefHat],
  ['supplier', IconTruck],
] as const

function Audiences() {
  const { audiences } = useTexts().landing
  return (
    <section aria-labelledby="audiences">
      <h2 id="audiences">{audiences.title}</h2>
      <div className={styles.audiences}>
        {AUDIENCES.map(([kind, Icon]) => (
          <div key={kind} className={`${styles.audience} grid center p-lg`}>
            <span className={`${styles.audienceIcon} grid leaf`} aria-hidden>
              <Icon size={34} stroke={1.5} />
            </span>
            <h3>{audiences[kind].title}</h3>
            <p>{audiences[kind].text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
