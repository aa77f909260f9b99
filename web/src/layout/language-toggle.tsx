import { VisuallyHidden } from '@mantine/core'
import { api } from '../platform/api.ts'
import { chooseLanguage, useLanguage, useTexts } from '../platform/language.ts'
import { useViewer } from '../platform/viewer.ts'
import styles from './header.module.css'

export function LanguageToggle() {
  const { layout } = useTexts()
  const other = useLanguage() === 'fr' ? 'en' : 'fr'
  const viewer = useViewer()

  async function toggle() {
    await chooseLanguage(other)
    // Mails to the account follow; when that fails, the screen has changed all the same.
    // biome-ignore lint/suspicious/noConsole: SPEC only logs what is not the reader's to mend
    if (viewer !== 'visitor') await api.language({ lang: other }).catch(console.error)
  }
  return (
    <button type="button" className={styles.tool} lang={other} onClick={toggle}>
      {layout.otherLanguageShort}
      <VisuallyHidden>{layout.otherLanguage}</VisuallyHidden>
    </button>
  )
}
