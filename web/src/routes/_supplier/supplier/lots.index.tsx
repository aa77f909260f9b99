import { LOT_PATTERN, MAX_LOT_LENGTH } from '@halles/domain/lot.ts'
import { recallsTexts } from '@halles/texts/pages/recalls.ts'
import { createFileRoute } from '@tanstack/react-router'
import { Page } from '../../../components/page.tsx'
import { LotSearch } from '../../../features/recalls/lot-search.tsx'
import { RecallList } from '../../../features/recalls/recall-list.tsx'
import { Receivers } from '../../../features/recalls/receivers.tsx'
import { pageFrom, publicIdText, searchOf, text } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/lots/')({
  validateSearch: searchOf({ lot: lotText, product: publicIdText, page: pageFrom(1) }),
  component: LotsPage,
})

/** A lot as a label prints it. */
function lotText(value: unknown): string | undefined {
  const lot = text(value)
  return lot !== undefined && lot.length <= MAX_LOT_LENGTH && LOT_PATTERN.test(lot)
    ? lot
    : undefined
}

function LotsPage() {
  const texts = useTextsOf(recallsTexts)
  const { lot, product, page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page title={texts.title}>
      <div className="stack gap-xl">
        <section className="stack" aria-labelledby="lot-title">
          <h2 id="lot-title" className="size-lg">
            {texts.searchTitle}
          </h2>
          <LotSearch
            key={lot}
            lot={lot ?? ''}
            onSearch={(wanted) => navigate({ search: { lot: wanted } })}
          />
          {lot === undefined ? null : (
            <Receivers
              lot={lot}
              product={product}
              onProduct={(chosen) => navigate({ search: { lot, product: chosen } })}
              onSent={(recallPublicId) =>
                navigate({ to: '/supplier/lots/$recallPublicId', params: { recallPublicId } })
              }
            />
          )}
        </section>
        <RecallList
          page={page}
          onPage={(to) => navigate({ search: { lot, product, page: to }, resetScroll: true })}
        />
      </div>
    </Page>
  )
}
