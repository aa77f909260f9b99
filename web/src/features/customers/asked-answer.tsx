import { customersTexts } from '@halles/texts/pages/customers.ts'
import { AskButton } from '../../components/ask-button.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { useStandingChange } from './customer-queries.ts'

type AskedAnswerProps = {
  restaurant: { public_id: string; name: string }
  /** The buttons are gone by then. */
  onDone: () => void
}

/** How a supplier answers a restaurant that asks for an account. */
export function AskedAnswer({ restaurant: { public_id, name }, onDone }: AskedAnswerProps) {
  const texts = useTextsOf(customersTexts)
  const open = useStandingChange(public_id, { to: 'open', said: texts.opened(name), onDone })
  const refuse = useStandingChange(public_id, { to: 'closed', said: texts.refused(name), onDone })
  return (
    <div className="row gap-xs">
      <Button
        size="sm"
        aria-label={texts.openOf(name)}
        loading={open.isPending}
        onClick={() => open.start()}
      >
        {texts.open}
      </Button>
      <AskButton
        variant="subtle"
        size="sm"
        aria-label={texts.refuseOf(name)}
        title={texts.refuseTitle(name)}
        message={texts.refuseMessage}
        confirm={texts.refuseNow}
        destructive
        change={refuse}
      >
        {texts.refuse}
      </AskButton>
    </div>
  )
}
