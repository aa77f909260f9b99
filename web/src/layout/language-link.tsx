import { type Language, otherLanguage } from '@halles/contract/language.ts'
import type { MouseEvent } from 'react'
import { useLanguage, useTexts } from '../platform/language/language.ts'
import styles from './header.module.css'

type LanguageLinkProps = {
  /** Where the language changes without a new page. */
  onClick?: (event: MouseEvent, other: Language) => void
  className?: string | undefined
  /** Its two letters, where there is no room for a sentence. */
  brief?: boolean
}

/** This page in the other language: a link, so that it needs no script. */
export function LanguageLink({
  onClick,
  className = styles.tool,
  brief = true,
}: LanguageLinkProps) {
  const { layout } = useTexts()
  const other = otherLanguage(useLanguage())
  return (
    <a
      href={`?lang=${other}`}
      className={className}
      lang={other}
      hrefLang={other}
      onClick={onClick && ((event) => onClick(event, other))}
    >
      {brief ? <span aria-hidden>{layout.otherLanguageShort}</span> : null}
      <span className={brief ? 'visually-hidden' : undefined}>{layout.otherLanguage}</span>
    </a>
  )
}
