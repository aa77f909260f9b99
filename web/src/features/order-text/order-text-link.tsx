import { IconClipboardText } from '@tabler/icons-react'
import { ButtonLink } from '../../components/links.tsx'
import { useTexts } from '../../platform/language/language.ts'

/** To the page on which an order is typed or pasted as text. */
export function OrderTextLink() {
  const { catalogue } = useTexts()
  return (
    <ButtonLink
      to="/order-text"
      variant="default"
      leftSection={<IconClipboardText size={20} aria-hidden />}
    >
      {catalogue.orderTextLink}
    </ButtonLink>
  )
}
