import { LISTING_NAMES, type ListingName } from '@halles/domain/product.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { IconArrowLeft, IconPercentage, IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { ButtonLink } from '../../../components/links.tsx'
import { Page } from '../../../components/page.tsx'
import { QueryState } from '../../../components/query-state.tsx'
import { priceListsOptions } from '../../../features/price-lists/price-list-queries.ts'
import { PriceListWork } from '../../../features/price-lists/price-list-work.tsx'
import { NotFoundPage } from '../../../layout/not-found-page.tsx'
import { oneOf, searchOf } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/price-lists/$priceListPublicId')({
  validateSearch: searchOf({ category: oneOf(LISTING_NAMES), by: oneOf(['percent']) }),
  component: PriceListPage,
})

function PriceListPage() {
  const texts = useTextsOf(priceListsTexts)
  const { priceListPublicId } = Route.useParams()
  const { category = 'all', by } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(priceListsOptions)
  const list = query.data?.price_lists.find(({ public_id }) => public_id === priceListPublicId)
  if (query.data && !list) return <NotFoundPage />
  const link = {
    to: '/supplier/price-lists/$priceListPublicId',
    params: { priceListPublicId },
  } as const
  const search = (category: ListingName, by?: 'percent') => ({ category, by })
  return (
    <Page
      title={list?.name ?? texts.title}
      width="wide"
      back={<BackLink to="/supplier/price-lists" />}
      action={
        by ? (
          <ButtonLink
            {...link}
            search={search(category)}
            variant="default"
            icon={<IconArrowLeft size={20} aria-hidden />}
          >
            {texts.toSheet}
          </ButtonLink>
        ) : (
          <div className="row gap-sm">
            <ButtonLink
              {...link}
              search={search(category, 'percent')}
              variant="default"
              icon={<IconPercentage size={20} aria-hidden />}
            >
              {texts.byPercent}
            </ButtonLink>
            <ButtonLink
              to="/supplier/price-lists/$priceListPublicId/import"
              params={{ priceListPublicId }}
              variant="default"
              icon={<IconUpload size={20} aria-hidden />}
            >
              {texts.importPrices}
            </ButtonLink>
          </div>
        )
      }
    >
      <QueryState query={query} error={texts.loadError}>
        {() =>
          list ? (
            <PriceListWork
              list={list}
              category={category}
              isByPercent={by === 'percent'}
              onCategory={(chosen) => navigate({ search: search(chosen, by), replace: true })}
              onSheet={() => navigate({ search: search(category) })}
            />
          ) : null
        }
      </QueryState>
    </Page>
  )
}
