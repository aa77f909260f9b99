import { IconClipboardText } from '@tabler/icons-react'
import { useTexts } from '../platform/language/language.ts'
import { ButtonLink } from './links.tsx'

/** To the page on which an order is typed or pasted as text. */
export function OrderTextLink({ onClick }: { onClick?: () => void }) {
  const { catalogue } = useTexts()
  return (
    <ButtonLink
      to="/order-text"
      variant="default"
      onClick={onClick}
      leftSection={<IconClipboardText size={20} aria-hidden />}
    >
      {catalogue.orderTextLink}
    </ButtonLink>
  )
}
