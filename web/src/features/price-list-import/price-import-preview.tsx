import { endpoints } from '@halles/contract/endpoints.ts'
import {
  PRICE_ROW_KINDS,
  type PriceRowKind,
} from '@halles/domain/price-list-import/price-row-kinds.ts'
import { priceImportScreenTexts } from '@halles/texts/pages/price-import-screen.ts'
import { DownloadLink } from '../../components/download-link.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import type { PricesPage } from './price-import-queries.ts'
import { PriceRows } from './price-rows.tsx'
import { usePriceStep } from './use-price-import.ts'

type PriceImportPreviewProps = {
  shown: PricesPage
  kind: PriceRowKind
  page: number
  onShow: (kind: PriceRowKind, page?: number) => void
  onLeave: () => void
}

export function PriceImportPreview(props: PriceImportPreviewProps) {
  const { shown, kind, page, onShow, onLeave } = props
  const texts = useTextsOf(priceImportScreenTexts)
  const { refusals } = useTexts()
  const { decimal } = useFormat()
  const confirm = usePriceStep('confirmPrices', shown.public_id)
  const { counts } = shown
  const prices = counts.new + counts.changed + counts.removed
  return (
    <section className="stack gap-lg">
      <div>
        <h2>{texts.previewTitle}</h2>
        <p className="soft">{prices === 0 ? refusals.prices_unchanged : texts.previewNote}</p>
      </div>
      {confirm.failure ? <Notice tone="error">{confirm.failure}</Notice> : null}
      <div className="row center gap-md">
        {prices > 0 ? (
          <Button size="lg" loading={confirm.isPending} onClick={() => confirm.start()}>
            {texts.confirm(decimal(String(prices)), prices > 1)}
          </Button>
        ) : null}
        <Button size="lg" variant="default" onClick={onLeave}>
          {texts.another}
        </Button>
      </div>
      {counts.faulty > 0 ? <FaultyNote publicId={shown.public_id} count={counts.faulty} /> : null}
      <PageTabs
        fromAddress
        label={texts.previewTitle}
        value={kind}
        onChange={(chosen) => onShow(chosen)}
        tabs={PRICE_ROW_KINDS.map((value) => ({
          value,
          label: texts.kindCount(value, decimal(String(counts[value]))),
          content: (
            <PriceRows
              kind={value}
              rows={shown.results}
              count={counts[value]}
              page={page}
              onPage={(next) => onShow(value, next)}
            />
          ),
        }))}
      />
    </section>
  )
}

function FaultyNote({ publicId, count }: { publicId: string; count: number }) {
  const texts = useTextsOf(priceImportScreenTexts)
  const query = new URLSearchParams({ public_id: publicId, lang: useLanguage() })
  return (
    <Notice
      tone="warning"
      action={
        <DownloadLink variant="default" href={`${endpoints.priceImportFaults.path}?${query}`}>
          {texts.downloadFaulty}
        </DownloadLink>
      }
    >
      {texts.faultyNote(count)}
    </Notice>
  )
}
