import type { ComponentProps } from 'react'
import { PrerenderedLink } from './prerendered-link.tsx'
import styles from './questions.module.css'

type Question = {
  question: string
  answer: string
  link?: { to: ComponentProps<typeof PrerenderedLink>['to']; label: string }
}

/** Answers that open under their question. A key is the question's anchor in the address. */
export function Questions({ list }: { list: Readonly<Record<string, Question>> }) {
  return (
    <div className={styles.questions}>
      {Object.entries(list).map(([anchor, { question, answer, link }]) => (
        <details key={anchor}>
          <summary>{question}</summary>
          {/* The anchor lies within: that alone makes a browser open what is around it. */}
          <div id={anchor} className={styles.answer}>
            <p>{answer}</p>
            {link ? <PrerenderedLink to={link.to}>{link.label}</PrerenderedLink> : null}
          </div>
        </details>
      ))}
    </div>
  )
}
