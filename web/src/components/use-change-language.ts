import type { Language } from '@halles/contract/language.ts'
import { renderedPage } from '@halles/contract/pages.ts'
import { useRouter } from '@tanstack/react-router'
import { api } from '../platform/api/api.ts'
import { chooseLanguage, useTexts } from '../platform/language/language.ts'
import { useViewer } from '../platform/session/viewer.ts'
import { useToasts } from './toasts.tsx'

/** Changes the language in place: nothing typed is lost. Mails to whoever is signed in follow. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const viewer = useViewer()
  const { common } = useTexts()
  const toasts = useToasts()
  const { navigate } = useRouter()
  return async (language) => {
    try {
      await chooseLanguage(language)
    } catch {
      return toasts.error(common.partMissing)
    }
    await navigate({ href: addressIn(language), replace: true, resetScroll: false })
    if (viewer === 'visitor') return
    // When this fails, the screen has changed all the same.
    // biome-ignore lint/suspicious/noConsole: product.md 8 only logs what is not the reader's to mend
    await api.language({ lang: language }).catch(console.error)
  }
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
