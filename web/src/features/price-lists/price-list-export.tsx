import { endpoints } from '@halles/contract/endpoints.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { IconDownload } from '@tabler/icons-react'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'
import { ButtonAnchor } from '../../ui/button.tsx'

const FORMATS = ['csv', 'xlsx'] as const

/** The whole list as a file, with what has no price on it yet. */
export function PriceListExport({ publicId }: { publicId: string }) {
  const texts = useTextsOf(priceListsTexts)
  const lang = useLanguage()
  return (
    <div className="row gap-sm mt-xl">
      {FORMATS.map((format) => (
        <ButtonAnchor
          key={format}
          variant="default"
          size="sm"
          href={`${endpoints.exportPriceList.path}?${new URLSearchParams({ public_id: publicId, format, lang })}`}
          download
          icon={<IconDownload size={18} aria-hidden />}
        >
          {texts.exportIn(format.toUpperCase())}
        </ButtonAnchor>
      ))}
    </div>
  )
}
