import { IconClipboardText } from '@tabler/icons-react'
import { useTexts } from '../platform/language/language.ts'
import { ButtonLink } from './links.tsx'

export function OrderTextLink({ onClick }: { onClick?: () => void }) {
  const { catalogue } = useTexts()
  return (
    <ButtonLink
      to="/order-text"
      variant="default"
      onClick={onClick}
      icon={<IconClipboardText size={20} aria-hidden />}
    >
      {catalogue.orderTextLink}
    </ButtonLink>
  )
}
