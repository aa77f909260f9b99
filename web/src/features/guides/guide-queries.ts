import { Refused } from '@halles/contract/client.ts'
import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { Language } from '@halles/contract/language.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useChange } from '../../components/use-change.ts'
import { api, errorMessage } from '../../platform/api/api.ts'
import { invalidateInAllTabs } from '../../platform/api/cross-tab-invalidation.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type Guide = Received<Endpoints['getGuide']>
export type GuideItem = Guide['items'][number]
export type GuideProduct = GuideItem['products'][number]
export type GuideCount = NonNullable<GuideItem['count']>
export type GuideSummary = Received<Endpoints['guideList']>['guides'][number]
export type Candidate = Received<Endpoints['guideCandidates']>['candidates'][number]

/** Every guide and their list: what an edit, or a count, may have made stale. */
export const ALL_GUIDES = ['guides'] as const

export const guideListOptions = queryOptions({
  queryKey: [...ALL_GUIDES, 'list'],
  queryFn: async ({ signal }) => (await api.guideList({}, { signal })).guides,
  meta: PERSISTED,
})

export function guideOptions(publicId: string) {
  return queryOptions({
    queryKey: [...ALL_GUIDES, 'one', publicId],
    queryFn: ({ signal }) => api.getGuide({ guide_public_id: publicId }, { signal }),
    meta: PERSISTED,
  })
}

/** What may become an item of a guide; with an item, what may be equal to its preferred product. */
export function candidatesOptions(guide?: string, item?: string) {
  return queryOptions({
    queryKey: [...ALL_GUIDES, 'candidates', guide, item],
    queryFn: async ({ signal }) => {
      const asked = { guide_public_id: guide, item_public_id: item }
      return (await api.guideCandidates(asked, { signal })).candidates
    },
  })
}

/** The best matches of a search in the whole market. */
export function marketOptions(search: string, lang: Language) {
  return queryOptions({
    queryKey: ['product-list', 'for guides', search, lang],
    queryFn: async ({ signal }) => {
      const asked = { category_name: 'all', search, lang } as const
      return (await api.productList(asked, { signal })).results
    },
  })
}

/** What an edit names of the guide that was seen, and the key that it is made once under. */
export type SeenGuide = { guide_public_id: string; guide_version: number }
type Edit = (
  seen: SeenGuide,
  options: { idempotencyKey: string },
) => Promise<{ guide_version: number }>

/** Edits of a guide, one after the other, each of the version that the one before it made. */
export function useGuideEdit(publicId: string) {
  const client = useQueryClient()
  const { queryKey } = guideOptions(publicId)
  return useChange({
    queue: `guide ${publicId}`,
    keepsNoKey: true,
    call(edit: Edit, options) {
      const guide_version = client.getQueryData(queryKey)?.guide_version ?? 0
      return edit({ guide_public_id: publicId, guide_version }, options)
    },
    async done({ guide_version }) {
      client.setQueryData(queryKey, (guide) => guide && { ...guide, guide_version })
      await invalidateInAllTabs(client, ALL_GUIDES)
    },
    failed(error) {
      const current = error instanceof Refused ? error.body?.guide : undefined
      if (current) client.setQueryData(queryKey, current)
      else void invalidateInAllTabs(client, ALL_GUIDES)
      return errorMessage(error)
    },
  })
}
