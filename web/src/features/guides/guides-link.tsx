import { IconListCheck } from '@tabler/icons-react'
import { ButtonLink } from '../../components/links.tsx'
import { useTexts } from '../../platform/language/language.ts'

export function GuidesLink() {
  const { catalogue } = useTexts()
  return (
    <ButtonLink
      to="/guides"
      variant="default"
      leftSection={<IconListCheck size={20} aria-hidden />}
    >
      {catalogue.guides}
    </ButtonLink>
  )
}
