import { IconFileSpreadsheet } from '@tabler/icons-react'
import { ButtonLink } from '../../components/links.tsx'
import { useTexts } from '../../platform/language/language.ts'

export function ImportLink() {
  const { products } = useTexts()
  return (
    <ButtonLink
      to="/supplier/import"
      variant="default"
      leftSection={<IconFileSpreadsheet size={20} aria-hidden />}
    >
      {products.importLink}
    </ButtonLink>
  )
}
