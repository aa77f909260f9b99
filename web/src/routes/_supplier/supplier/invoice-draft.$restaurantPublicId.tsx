import { issuingTexts } from '@halles/texts/pages/issuing.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '../../../components/back.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Page } from '../../../components/page.tsx'
import { DraftView } from '../../../features/papers/issuing/draft-view.tsx'
import type { DraftAsked } from '../../../features/papers/issuing/issuing-queries.ts'
import { dayText, searchOf, text } from '../../../platform/address/search.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

export const Route = createFileRoute('/_supplier/supplier/invoice-draft/$restaurantPublicId')({
  validateSearch: searchOf({
    orders: idsText,
    from: dayText,
    to: dayText,
  }),
  component: DraftPage,
})

function DraftPage() {
  const texts = useTextsOf(issuingTexts)
  const navigate = Route.useNavigate()
  const { restaurantPublicId } = Route.useParams()
  const asked = askedOf(restaurantPublicId, Route.useSearch())
  return (
    <Page title={texts.draft} back={<BackLink to="/supplier/invoices" search={{ tab: 'issue' }} />}>
      {asked === undefined ? (
        <EmptyState>{texts.notReady}</EmptyState>
      ) : (
        <DraftView
          asked={asked}
          onIssued={(paperPublicId) =>
            navigate({
              to: '/supplier/invoice/$paperPublicId',
              params: { paperPublicId },
              replace: true,
            })
          }
        />
      )}
    </Page>
  )
}

type Address = ReturnType<(typeof Route)['useSearch']>

function askedOf(restaurant: string, { orders, from, to }: Address): DraftAsked | undefined {
  if (orders !== undefined) return { orders: orders.split(',') }
  return from && to ? { restaurant_public_id: restaurant, from, to } : undefined
}

/** Ids with commas between. */
function idsText(value: unknown): string | undefined {
  return /^[0-9a-f]{32}(,[0-9a-f]{32})*$/.exec(text(value) ?? '')?.[0]
}
