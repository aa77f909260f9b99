import { Button, Paper } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Money } from '../../components/money.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api, sentenceOf } from '../../platform/api.ts'
import { useFormat, useTexts } from '../../platform/language.ts'
import { pendingAccountsOptions, type ReviewedAccount } from './account-queries.ts'
import styles from './pending-account.module.css'

export function PendingAccount({ account }: { account: ReviewedAccount }) {
  const { operator } = useTexts()
  const { day } = useFormat()
  const [asking, setAsking] = useState(false)
  const activation = useActivation(account, () => setAsking(false))
  return (
    <Paper component="article" withBorder p="lg" className={styles.account}>
      <div className={styles.top}>
        <div>
          <h2>{account.name}</h2>
          <p>{operator.since(day(account.created_at.slice(0, 10)))}</p>
        </div>
        <StatusBadge tone="pending">{operator.kind[account.kind]}</StatusBadge>
      </div>
      <Facts account={account} />
      <Button
        className={styles.activate}
        aria-label={operator.activateName(account.name)}
        onClick={() => setAsking(true)}
      >
        {operator.activate}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={operator.activateTitle(account.name)}
        confirm={operator.activate}
        busy={activation.isPending}
        onConfirm={() => activation.mutate()}
        onClose={() => setAsking(false)}
      >
        {operator.activateMessage}
      </ConfirmDialog>
    </Paper>
  )
}

function useActivation({ public_id, name }: ReviewedAccount, onDone: () => void) {
  const { operator } = useTexts()
  const toasts = useToasts()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.operatorAccountActivate({ public_id }),
    onSuccess: () => toasts.success(operator.activated(name)),
    onError: (error) => toasts.error(sentenceOf(error)),
    onSettled: async () => {
      onDone()
      await queryClient.invalidateQueries({ queryKey: pendingAccountsOptions.queryKey })
    },
  })
}

function Facts({ account }: { account: ReviewedAccount }) {
  const { operator } = useTexts()
  const { user, minimum_order_price: minimum, supplier_cities: cities } = account
  return (
    <dl className={styles.facts}>
      <Fact term={operator.person}>{`${user.first_name} ${user.last_name}`}</Fact>
      <Fact term={operator.email}>{user.email}</Fact>
      <Fact term={operator.phone}>{account.phone_number}</Fact>
      <Fact term={operator.address}>
        {`${account.address}, ${account.city} ${account.zip_code}`}
      </Fact>
      <Fact term={operator.language}>{operator.languages[account.language]}</Fact>
      {minimum === null ? null : (
        <Fact term={operator.minimum}>
          <Money amount={minimum} />
        </Fact>
      )}
      {cities.length === 0 ? null : <Fact term={operator.cities}>{cities.join(', ')}</Fact>}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
