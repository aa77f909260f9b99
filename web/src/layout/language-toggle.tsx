import type { Language } from '@halles/contract/language.ts'
import type { MouseEvent } from 'react'
import { useChangeLanguage } from '../components/use-change-language.ts'
import { isPlainClick } from '../platform/address/plain-click.ts'
import { LanguageLink } from './language-link.tsx'

/** Inside the application the language changes in place. */
export function LanguageToggle(props: { className?: string | undefined; brief?: boolean }) {
  const change = useChangeLanguage()
  function toggle(event: MouseEvent, other: Language) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    void change(other)
  }
  return <LanguageLink {...props} onClick={toggle} />
}
