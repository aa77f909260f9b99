import type { Language } from '@halles/contract/language.ts'
import { renderedPage } from '@halles/contract/pages.ts'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useToasts } from '../components/toasts.tsx'
import { isPlainClick } from '../platform/address/plain-click.ts'
import { apiWithoutOverlay } from '../platform/api/api.ts'
import { chooseLanguage, useTexts } from '../platform/language/language.ts'
import { useViewer } from '../platform/session/viewer.ts'
import { LanguageLink } from './language-link.tsx'

/** Inside the application the language changes in place: nothing typed is lost. */
export function LanguageToggle() {
  const viewer = useViewer()
  const { common } = useTexts()
  const toasts = useToasts()
  const { navigate } = useRouter()

  async function toggle(event: MouseEvent, other: Language) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    try {
      await chooseLanguage(other)
    } catch {
      return toasts.error(common.partMissing)
    }
    await navigate({ href: addressIn(other), replace: true, resetScroll: false })
    // Mails to the account follow; when that fails, the screen has changed all the same.
    // biome-ignore lint/suspicious/noConsole: SPEC only logs what is not the reader's to mend
    if (viewer !== 'visitor') await apiWithoutOverlay.language({ lang: other }).catch(console.error)
  }
  return <LanguageLink onClick={toggle} />
}

/** The address of a page that exists in both languages names the one on screen. */
function addressIn(language: Language): string {
  const { pathname, searchParams, hash } = new URL(location.href)
  const isRendered = renderedPage(pathname, searchParams) !== undefined
  if (isRendered && language === 'en') searchParams.set('lang', 'en')
  else searchParams.delete('lang')
  const query = searchParams.size === 0 ? '' : `?${searchParams}`
  return `${pathname}${query}${hash}`
}
