import { faqTexts } from '@halles/texts/pages/faq.ts'
import { useEffect } from 'react'
import { Page } from '../../components/page.tsx'
import { Questions } from '../../components/questions.tsx'
import reading from '../../components/reading.module.css'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './faq-page.module.css'

export function FaqPage() {
  const faq = useTextsOf(faqTexts)
  useOpenByAddress()
  const groups = Object.entries(faq.groups)
  return (
    <Page title={faq.title}>
      <div className={reading.reading}>
        <ul className={`${styles.groups} row`}>
          {groups.map(([anchor, { title }]) => (
            <li key={anchor}>
              <a href={`#g-${anchor}`}>{title}</a>
            </li>
          ))}
        </ul>
        {groups.map(([anchor, { title, list }]) => (
          <section key={anchor} aria-labelledby={`g-${anchor}`}>
            <h2 id={`g-${anchor}`} className={styles.group}>
              {title}
            </h2>
            <Questions list={list} />
          </section>
        ))}
      </div>
    </Page>
  )
}

/** /faq#delivery opens that question, for a page drawn after its address was read and for browsers that do not do it. */
function useOpenByAddress() {
  useEffect(() => {
    const open = () => {
      const answer = document.getElementById(location.hash.slice(1))
      const question = answer?.closest('details')
      if (!question) return
      question.open = true
      answer?.scrollIntoView()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
