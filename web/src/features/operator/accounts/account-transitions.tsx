import { ACCOUNT_TRANSITIONS, type AccountTransition } from '@halles/domain/account.ts'
import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import type { ReviewedAccount } from '../operator-queries.ts'
import { TransitionDialog } from './transition-dialog.tsx'
import { useTransitionAccount } from './use-transition-account.ts'

const RefuseDialog = lazyComponent(async () => (await import('./refuse-dialog.tsx')).RefuseDialog)

type AccountTransitionsProps = { account: ReviewedAccount; onTransitioned: () => void }

export function AccountTransitions({ account, onTransitioned }: AccountTransitionsProps) {
  const texts = useTextsOf(operatorTexts)
  const [asked, setAsked] = useState<AccountTransition>()
  const close = () => setAsked(undefined)
  const transition = useTransitionAccount(account, () => {
    close()
    onTransitioned()
  })
  function ask(name: AccountTransition) {
    if (transition.error) transition.reset()
    setAsked(name)
  }
  const possible = TRANSITIONS.filter((name) => ACCOUNT_TRANSITIONS[name].from === account.status)
  if (possible.length === 0) return null
  const dialog = { account, transition, onClose: close }
  return (
    <div className="row center gap-sm">
      {possible.map((name) => (
        <Button
          key={name}
          variant={isDestructive(name) ? 'default' : 'filled'}
          aria-label={texts.transitions[name].of(account.name)}
          onClick={() => ask(name)}
        >
          {texts.transitions[name].button}
        </Button>
      ))}
      <RefuseDialog {...dialog} opened={asked === 'refuse'} />
      {possible.map((name) =>
        name === 'refuse' ? null : (
          <TransitionDialog
            {...dialog}
            key={name}
            name={name}
            isDestructive={isDestructive(name)}
            opened={asked === name}
          />
        ),
      )}
    </div>
  )
}

const TRANSITIONS = [
  'activate',
  'refuse',
  'suspend',
  'reactivate',
] as const satisfies AccountTransition[]

function isDestructive(name: AccountTransition): boolean {
  return name === 'refuse' || name === 'suspend'
}
