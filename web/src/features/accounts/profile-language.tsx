import { NativeSelect } from '@mantine/core'
import { useChangeLanguage } from '../../components/use-change-language.ts'
import { useLanguage, useTexts } from '../../platform/language/language.ts'

/** The language of the screen and of mails to this person. */
export function ProfileLanguage() {
  const { accounts } = useTexts()
  const change = useChangeLanguage()
  return (
    <NativeSelect
      size="md"
      maw={320}
      aria-label={accounts.language}
      description={accounts.languageHint}
      value={useLanguage()}
      data={[
        { value: 'fr', label: 'Français' },
        { value: 'en', label: 'English' },
      ]}
      onChange={({ currentTarget }) => void change(currentTarget.value === 'en' ? 'en' : 'fr')}
    />
  )
}
