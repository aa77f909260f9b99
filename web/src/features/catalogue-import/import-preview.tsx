import { endpoints } from '@halles/contract/endpoints.ts'
import { ROW_KINDS, type RowKind } from '@halles/domain/import/row-kinds.ts'
import { catalogueImportTexts } from '@halles/texts/pages/catalogue-import.ts'
import { DownloadLink } from '../../components/download-link.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useLanguage, useTexts, useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import type { ImportPage } from './import-queries.ts'
import { ImportRows } from './import-rows.tsx'
import { useImportStep } from './use-import.ts'

type ImportPreviewProps = {
  shown: ImportPage
  kind: RowKind
  page: number
  /** Other rows of the same list. */
  onShow: (kind: RowKind, page?: number) => void
  onLeave: () => void
}

export function ImportPreview({ shown, kind, page, onShow, onLeave }: ImportPreviewProps) {
  const texts = useTextsOf(catalogueImportTexts)
  const { refusals } = useTexts()
  const { decimal } = useFormat()
  const confirm = useImportStep('confirmImport', shown.public_id)
  const { counts } = shown
  const products = counts.new + counts.changed
  return (
    <section className="stack gap-lg">
      <div>
        <h2>{texts.previewTitle}</h2>
        <p className="soft">{products === 0 ? refusals.import_empty : texts.previewNote}</p>
      </div>
      {confirm.failure ? <Notice tone="error">{confirm.failure}</Notice> : null}
      <div className="row center gap-md">
        {products > 0 ? (
          <Button size="lg" loading={confirm.isPending} onClick={() => confirm.start()}>
            {texts.confirm(decimal(String(products)), products > 1)}
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
        tabs={ROW_KINDS.map((value) => ({
          value,
          label: texts.kindCount(value, decimal(String(counts[value]))),
          content: (
            <ImportRows
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
  const texts = useTextsOf(catalogueImportTexts)
  const query = new URLSearchParams({ public_id: publicId, lang: useLanguage() })
  return (
    <Notice
      tone="warning"
      action={
        <DownloadLink variant="default" href={`${endpoints.importFaults.path}?${query}`}>
          {texts.downloadFaulty}
        </DownloadLink>
      }
    >
      {texts.faultyNote(count)}
    </Notice>
  )
}
