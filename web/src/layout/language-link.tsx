import type { MouseEvent } from 'react'
import { useLanguage, useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

type LanguageLinkProps = {
  /** Where the language changes without a new page. */
  onClick?: (event: MouseEvent, other: 'fr' | 'en') => void
}

/** This page in the other language: a link, so that it needs no script. */
export function LanguageLink({ onClick }: LanguageLinkProps) {
  const { layout } = useTexts()
  const other = useLanguage() === 'fr' ? 'en' : 'fr'
  return (
    <a
      href={`?lang=${other}`}
      className={styles.tool}
      lang={other}
      hrefLang={other}
      onClick={onClick && ((event) => onClick(event, other))}
    >
      <span aria-hidden>{layout.otherLanguageShort}</span>
      <span className="visually-hidden">{layout.otherLanguage}</span>
    </a>
  )
}
