import type { Received } from '@halles/contract/endpoint.ts'
import type { Endpoints } from '@halles/contract/endpoints.ts'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { Failure } from '../../components/failure.tsx'
import { ButtonLink, TextLink } from '../../components/links.tsx'
import { Page } from '../../components/page.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay, errorMessage, isUnreachable } from '../../platform/api/api.ts'
import { useTexts } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { unsubscriptionOptions } from './promotion-queries.ts'

/** Where a promotion mail's link leads, whoever opens it. It ends nothing by itself: mail scanners open links too. */
export function UnsubscribePage({ token }: { token: string }) {
  const { promotions } = useTexts()
  const { data, error } = useQuery(unsubscriptionOptions(token))
  return (
    <Page title={promotions.unsubscribeTitle} width="narrow">
      {data === undefined ? <Missing error={error} /> : <Choice token={token} state={data} />}
    </Page>
  )
}

type ChoiceProps = { token: string; state: Received<Endpoints['unsubscribe']> }

function Choice({ token, state }: ChoiceProps) {
  const { accounts, promotions } = useTexts()
  const end = useChange({
    call: (from: 'supplier' | 'all') => apiWithOverlay.unsubscribe({ token, from }),
    answers: unsubscriptionOptions(token).queryKey,
  })
  const { supplier_name: supplier, from_supplier, from_all } = state
  return (
    <div className="card pad">
      <div className="stack">
        <p className={from_supplier || from_all ? 'strong' : 'plain'} role="status">
          {from_all
            ? promotions.stoppedAll
            : from_supplier
              ? promotions.stoppedSupplier(supplier)
              : promotions.unsubscribe(supplier)}
        </p>
        {end.failure ? <Failure>{end.failure}</Failure> : null}
        {from_supplier || from_all ? null : (
          <Button loading={end.isPending} onClick={() => end.start('supplier')}>
            {promotions.stopSupplier(supplier)}
          </Button>
        )}
        {from_all ? null : (
          <Button variant="default" loading={end.isPending} onClick={() => end.start('all')}>
            {promotions.stopAll}
          </Button>
        )}
        {from_supplier || from_all ? (
          <p className="soft">
            {promotions.resubscribe} <TextLink to="/account">{accounts.toAccount}</TextLink>
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Missing({ error }: { error: Error | null }) {
  const { accounts, promotions } = useTexts()
  if (error === null) return <SkeletonRows rows={2} />
  return (
    <EmptyState
      icon={<IconLinkOff size={30} stroke={1.5} />}
      action={<ButtonLink to="/account">{accounts.toAccount}</ButtonLink>}
    >
      {isUnreachable(error) ? errorMessage(error) : promotions.deadLink}
    </EmptyState>
  )
}
