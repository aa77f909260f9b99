import { PRICE_ROW_KINDS } from '@halles/domain/price-list-import/price-row-kinds.ts'
import { priceImportScreenTexts } from '@halles/texts/pages/price-import-screen.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { NextPriceImport } from '../../../features/price-list-import/next-price-import.tsx'
import type { PriceImport } from '../../../features/price-list-import/price-import-queries.ts'
import { ReadPrices } from '../../../features/price-list-import/read-prices.tsx'
import { priceListsOptions } from '../../../features/price-lists/price-list-queries.ts'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { oneOf, pageFrom, searchOf, text } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/price-lists/$priceListPublicId_/import')({
  validateSearch: searchOf({ file: fileId, kind: oneOf(PRICE_ROW_KINDS), page: pageFrom(2) }),
  component: ImportPrices,
})

function ImportPrices() {
  const texts = useTextsOf(priceImportScreenTexts)
  const lists = useTextsOf(priceListsTexts)
  const { priceListPublicId } = Route.useParams()
  const { file, kind = 'changed', page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(priceListsOptions)
  const list = query.data?.price_lists.find(({ public_id }) => public_id === priceListPublicId)
  if (query.data && !list) return <NotFoundPage />

  function showFirst({ public_id, counts }: PriceImport) {
    const first = PRICE_ROW_KINDS.find((kind) => counts[kind] > 0)
    void navigate({ search: { file: public_id, kind: counts.faulty > 0 ? 'faulty' : first } })
  }
  return (
    <Page
      title={list ? texts.title(list.name) : lists.importPrices}
      back={
        <BackLink to="/supplier/price-lists/$priceListPublicId" params={{ priceListPublicId }} />
      }
    >
      <QueryState query={query} error={lists.loadError}>
        {() => (
          <div className="stack gap-lg">
            {file === undefined ? (
              <NextPriceImport listPublicId={priceListPublicId} onRead={showFirst} />
            ) : (
              <ReadPrices
                listPublicId={priceListPublicId}
                publicId={file}
                kind={kind}
                page={page}
                onShow={(kind, page) => navigate({ search: { file, kind, page }, replace: true })}
                onRead={showFirst}
                onLeave={() => navigate({ search: {} })}
              />
            )}
          </div>
        )}
      </QueryState>
    </Page>
  )
}

function fileId(value: unknown): string | undefined {
  return /^\w{1,64}$/.exec(text(value) ?? '')?.[0]
}
