import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BackLink } from '../../components/back.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { OrderTextLink } from '../../components/typed-order-link.tsx'
import { LastFillNotice } from '../../features/cart/fill/last-fill-notice.tsx'
import { useFillCart } from '../../features/cart/fill/use-fill-cart.ts'
import { QuantityInList } from '../../features/cart/quantity-in-list.tsx'
import {
  type AskedFill,
  FillButtons,
  type FilledFromGuide,
} from '../../features/guides/fill-buttons.tsx'
import { guideOptions } from '../../features/guides/guide-queries.ts'
import { GuideView } from '../../features/guides/guide-view.tsx'
import { NotFoundPage } from '../../layout/not-found-page.tsx'
import { oneOf, searchOf, searchText } from '../../platform/address/search.ts'
import { api, isNotFound } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'

const AddItems = lazyComponent(
  async () => (await import('../../features/guides/add-items.tsx')).AddItems,
)

const TotalsBar = lazyComponent(
  async () => (await import('../../features/cart/totals-bar.tsx')).TotalsBar,
)

export const Route = createFileRoute('/_restaurant/guide/$guidePublicId/')({
  validateSearch: searchOf({ add: oneOf(['orders']), search: searchText }),
  component: GuidePage,
})

function GuidePage() {
  const texts = useTextsOf(guidesTexts)
  const { guidePublicId } = Route.useParams()
  const { add, search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(guideOptions(guidePublicId))
  const fill = useGuideFill()
  if (isNotFound(query.error)) return <NotFoundPage />
  const guide = query.data
  if (guide && add === 'orders') {
    return (
      <Page
        title={texts.proposalInto(guide.name)}
        back={<BackLink to="/guide/$guidePublicId" params={{ guidePublicId }} />}
      >
        <AddItems
          guide={guide}
          search={search}
          onSearch={(text) =>
            void navigate({ search: { add, search: searchText(text) }, replace: true })
          }
          onDone={() => void navigate({ search: {} })}
        />
      </Page>
    )
  }
  return (
    <Page title={guide?.name ?? texts.title} back={<BackLink to="/guides" />} width="wide">
      <LastFillNotice />
      <QueryState query={query} error={texts.guideError}>
        {(guide) => (
          <GuideView
            guide={guide}
            order={(product) => <QuantityInList product={product} />}
            fill={
              <>
                <FillButtons guidePublicId={guidePublicId} {...fill} />
                <OrderTextLink />
              </>
            }
          />
        )}
      </QueryState>
      <TotalsBar />
    </Page>
  )
}

/** Fills the cart from the guide; what is in the cart then shows in its rows. */
function useGuideFill() {
  const client = useQueryClient()
  const [filled, setFilled] = useState<FilledFromGuide>()
  const fill = useFillCart(
    async (asked: AskedFill, options) => {
      const answer = await api.guideFill(asked, options)
      setFilled(answer)
      return answer
    },
    () => void client.invalidateQueries({ queryKey: ['guides'] }),
  )
  return {
    filled,
    pending: fill.isPending ? fill.sent?.from : undefined,
    onFill: (asked: AskedFill) => fill.start(asked),
  }
}
