import { CATEGORY_NAMES } from '@halles/domain/product.ts'
import { substitutesTexts } from '@halles/texts/pages/substitutes.ts'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BackLink } from '../../components/back.tsx'
import { Page } from '../../components/page.tsx'
import { QueryState } from '../../components/query-state.tsx'
import { suppliersOptions } from '../../features/reviews/review-queries.ts'
import { substituteChoicesOptions } from '../../features/substitutes/substitute-queries.ts'
import { Substitutes } from '../../features/substitutes/substitutes.tsx'
import { NotPermittedPage } from '../../layout/not-permitted-page.tsx'
import { oneOf, publicIdText, searchOf } from '../../platform/address/search.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'

export const Route = createFileRoute('/_restaurant/substitutes')({
  /** A proposal links here with what it is about. */
  validateSearch: searchOf({ category: oneOf(CATEGORY_NAMES), supplier: publicIdText }),
  component: PermittedSubstitutes,
})

function PermittedSubstitutes() {
  return useMay('manage_orders') ? <SubstitutesPage /> : <NotPermittedPage />
}

function SubstitutesPage() {
  const texts = useTextsOf(substitutesTexts)
  const { category, supplier } = Route.useSearch()
  const navigate = Route.useNavigate()
  const query = useQuery(substituteChoicesOptions)
  const [isSearching, setSearching] = useState(false)
  const all = useQuery({ ...suppliersOptions, enabled: isSearching || supplier !== undefined })
  const found = {
    suppliers: all.data,
    error: all.error,
    load() {
      setSearching(true)
      if (all.isError) void all.refetch()
    },
  }
  return (
    <Page title={texts.title} back={<BackLink to="/account" />}>
      <QueryState query={query} error={texts.loadError}>
        {(choices) => (
          <Substitutes
            choices={choices}
            sought={{ category, supplier }}
            found={found}
            onSeek={(supplier) =>
              navigate({ search: { supplier }, replace: true, resetScroll: false })
            }
          />
        )}
      </QueryState>
    </Page>
  )
}
