import { paymentsTexts } from '@halles/texts/pages/payments.ts'
import { IconCash } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { useMountOnFirstOpen } from '../../../components/mount-on-open.ts'
import { useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'

const PaymentDialog = lazyComponent(
  async () => (await import('./payment-dialog.tsx')).PaymentDialog,
)

type RecordPaymentProps = {
  restaurant: { public_id: string; name: string }
  paper?: string
}

export function RecordPayment(props: RecordPaymentProps) {
  const texts = useTextsOf(paymentsTexts)
  const [opened, setOpened] = useState(false)
  const isMounted = useMountOnFirstOpen(opened)
  return (
    <>
      <Button icon={<IconCash size={18} aria-hidden />} onClick={() => setOpened(true)}>
        {texts.record}
      </Button>
      {isMounted ? (
        <PaymentDialog {...props} opened={opened} onClose={() => setOpened(false)} />
      ) : null}
    </>
  )
}
