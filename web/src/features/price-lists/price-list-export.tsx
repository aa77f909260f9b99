import { endpoints } from '@halles/contract/endpoints.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { DownloadLink } from '../../components/download-link.tsx'
import { useLanguage, useTextsOf } from '../../platform/language/language.ts'

const FORMATS = ['csv', 'xlsx'] as const

/** The whole list as a file, with what has no price on it yet. */
export function PriceListExport({ publicId }: { publicId: string }) {
  const texts = useTextsOf(priceListsTexts)
  const lang = useLanguage()
  return (
    <div className="row gap-sm mt-xl">
      {FORMATS.map((format) => (
        <DownloadLink
          key={format}
          variant="default"
          size="sm"
          href={`${endpoints.exportPriceList.path}?${new URLSearchParams({ public_id: publicId, format, lang })}`}
        >
          {texts.exportIn(format.toUpperCase())}
        </DownloadLink>
      ))}
    </div>
  )
}
