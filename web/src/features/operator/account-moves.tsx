import { ACCOUNT_MOVES, type AccountMove } from '@halles/domain/account.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { lazily } from '../../components/lazily.tsx'
import { useTexts } from '../../platform/language.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { ReviewedAccount } from './operator-queries.ts'
import { useMoveAccount } from './use-move-account.ts'

const RefuseDialog = lazily(async () => (await import('./refuse-dialog.tsx')).RefuseDialog)

type AccountMovesProps = { account: ReviewedAccount; onMoved: () => void }

/** A button for each decision that the account's status allows, each with its question. */
export function AccountMoves({ account, onMoved }: AccountMovesProps) {
  const { operator } = useTexts()
  const [asked, setAsked] = useState<AccountMove>()
  const close = () => setAsked(undefined)
  const move = useMoveAccount(account, () => {
    close()
    onMoved()
  })
  function ask(name: AccountMove) {
    if (move.isError) move.reset()
    setAsked(name)
  }
  const possible = MOVES.filter((name) => ACCOUNT_MOVES[name].from === account.status)
  if (possible.length === 0) return null
  const dialog = { account, move, onClose: close }
  return (
    <Group gap="sm">
      {possible.map((name) => (
        <Button
          key={name}
          variant={isHarsh(name) ? 'default' : 'filled'}
          aria-label={operator.moves[name].of(account.name)}
          onClick={() => ask(name)}
        >
          {operator.moves[name].button}
        </Button>
      ))}
      <RefuseDialog {...dialog} opened={asked === 'refuse'} />
      {possible.map((name) =>
        name === 'refuse' ? null : (
          <MoveDialog
            {...dialog}
            key={name}
            name={name}
            isHarsh={isHarsh(name)}
            opened={asked === name}
          />
        ),
      )}
    </Group>
  )
}

const MOVES = ['activate', 'refuse', 'suspend', 'reactivate'] as const satisfies AccountMove[]

function isHarsh(move: AccountMove): boolean {
  return move === 'refuse' || move === 'suspend'
}
