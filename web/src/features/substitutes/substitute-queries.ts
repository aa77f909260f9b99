import type { Received, Sent } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import type { CategoryName } from '@halles/domain/product.ts'
import type { SubstituteChoice } from '@halles/domain/proposal.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api/api.ts'
import {
  invalidateInAllTabs,
  invalidateInOtherTabs,
} from '../../platform/api/cross-tab-invalidation.ts'
import { PERSISTED } from '../../platform/storage/offline-persister.ts'

export type Choices = Received<Endpoints['getSubstituteChoices']>
/** Null where a category applies. */
export type Chosen = SubstituteChoice | null
/** What a choice is of. */
export type Subject =
  | { category: CategoryName }
  | { supplier: Pick<Choices['suppliers'][number], 'public_id' | 'name'> }

export const substituteChoicesOptions = queryOptions({
  queryKey: ['substitute-choices'],
  queryFn: ({ signal }) => api.getSubstituteChoices({}, { signal }),
  meta: PERSISTED,
})

export function chosenOf(choices: Choices, of: Subject): Chosen {
  if ('category' in of)
    return choices.categories.find(({ category }) => category === of.category)?.choice ?? 'ask'
  return choices.suppliers.find((one) => one.public_id === of.supplier.public_id)?.choice ?? null
}

/** Stores one choice after the other; each shows at once, and what was refused goes back. */
export function useChoose() {
  const client = useQueryClient()
  const toasts = useToasts()
  const { queryKey } = substituteChoicesOptions
  return useMutation({
    scope: { id: 'substitute choices' },
    mutationFn: ({ of, choice }: { of: Subject; choice: Chosen }) =>
      api.substituteChoiceSet({ ...sentOf(of), choice }),
    async onMutate({ of, choice }) {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (before) => before && withChoice(before, of, choice))
    },
    onSuccess(choices) {
      invalidateInOtherTabs(queryKey)
      // A later choice already shows what this answer does not have yet.
      if (client.isMutating({ mutationKey: ['substitute choice'] }) <= 1)
        client.setQueryData(queryKey, choices)
    },
    onError(error) {
      toasts.error(errorMessage(error))
      void invalidateInAllTabs(client, queryKey)
    },
    mutationKey: ['substitute choice'],
  })
}

function sentOf(of: Subject): Omit<Sent<Endpoints['substituteChoiceSet']>, 'choice'> {
  return 'category' in of
    ? { category: of.category }
    : { supplier_public_id: of.supplier.public_id }
}

/** As they are once the choice is stored. */
export function withChoice(choices: Choices, of: Subject, choice: Chosen): Choices {
  if ('category' in of) {
    const others = choices.categories.filter(({ category }) => category !== of.category)
    const categories = [...others, { category: of.category, choice: choice ?? 'ask' }]
    return { ...choices, categories }
  }
  const { public_id, name } = of.supplier
  const isListed = choices.suppliers.some((one) => one.public_id === public_id)
  const suppliers = isListed
    ? choices.suppliers.map((one) => (one.public_id === public_id ? { ...one, choice } : one))
    : [...choices.suppliers, { public_id, name, choice }]
  return { ...choices, suppliers }
}
