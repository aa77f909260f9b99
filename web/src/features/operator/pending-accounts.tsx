import { Button, Group, Stack, Text } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { SkeletonRows } from '../../components/skeleton-rows.tsx'
import { useTexts } from '../../platform/language.ts'
import { pendingAccountsOptions } from './account-queries.ts'
import { PendingAccount } from './pending-account.tsx'

/** Every account that waits for a person to review it, oldest first. */
export function PendingAccounts() {
  const { operator } = useTexts()
  const { data, error, isFetching, hasNextPage, refetch, fetchNextPage } =
    useInfiniteQuery(pendingAccountsOptions)
  if (error) return <ErrorState error={error} onRetry={refetch} />
  if (!data) return <SkeletonRows rows={4} height={180} />

  const accounts = data.pages.flatMap(({ results }) => results)
  const refresh = (
    <Button variant="default" loading={isFetching} onClick={() => refetch()}>
      {operator.refresh}
    </Button>
  )
  if (accounts.length === 0) {
    return (
      <EmptyState icon={<IconUserCheck size={30} stroke={1.5} />} action={refresh}>
        {operator.none}
      </EmptyState>
    )
  }
  return (
    <Stack>
      <Group justify="space-between">
        <Text>{operator.waiting(data.pages.at(-1)?.count ?? accounts.length)}</Text>
        {refresh}
      </Group>
      {accounts.map((account) => (
        <PendingAccount key={account.public_id} account={account} />
      ))}
      {hasNextPage ? (
        <Button variant="default" loading={isFetching} onClick={() => fetchNextPage()}>
          {operator.more}
        </Button>
      ) : null}
    </Stack>
  )
}
