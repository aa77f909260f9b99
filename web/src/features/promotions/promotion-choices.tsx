import { Button, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryState } from '../../components/query-state.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api, errorMessage } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { promotionChoicesOptions } from './promotion-queries.ts'
import styles from './promotions.module.css'

type Choice = { supplier_public_id?: string; wanted: boolean }

/** Whose promotions a restaurant has ended, and the way back. */
export function PromotionChoices() {
  const { promotions } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const query = useQuery(promotionChoicesOptions)
  const choose = useMutation({
    mutationFn: (choice: Choice) => api.choosePromotions(choice),
    onSuccess: (choices) => {
      queryClient.setQueryData(promotionChoicesOptions.queryKey, choices)
      toasts.success(promotions.choiceSaved)
    },
    onError: (error) => toasts.error(errorMessage(error)),
  })
  return (
    <section className={styles.choices} aria-labelledby="promotion-choices">
      <h2 id="promotion-choices">{promotions.choices}</h2>
      <QueryState query={query} error={promotions.choicesError}>
        {({ consent, suppliers }) => (
          <>
            <Text c="dimmed">{consent?.answer ? promotions.receivesAll : promotions.receivesNone}</Text>
            <Button
              variant="default"
              my="md"
              loading={choose.isPending}
              onClick={() => choose.mutate({ wanted: !consent?.answer })}
            >
              {consent?.answer ? promotions.stopAll : promotions.resumeAll}
            </Button>
            {suppliers.length > 0 ? <Text mb="xs">{promotions.stoppedSuppliers}</Text> : null}
            {suppliers.length > 0 ? (
              <ul>
                {suppliers.map(({ public_id, name }) => (
                  <li key={public_id}>
                    {name}
                    <Button
                      variant="subtle"
                      aria-label={promotions.resumeSupplier(name)}
                      loading={choose.isPending}
                      onClick={() => choose.mutate({ supplier_public_id: public_id, wanted: true })}
                    >
                      {promotions.resumeAll}
                    </Button>
                  </li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      </QueryState>
    </section>
  )
}
