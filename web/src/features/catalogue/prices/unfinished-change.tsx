import { Button, Group } from '@mantine/core'
import { Notice } from '../../../components/notice.tsx'
import type { PriceRequest } from './send-prices.ts'
import { usePriceTexts } from './use-price-texts.ts'

type UnfinishedChangeProps = {
  changed: number
  left: readonly PriceRequest[]
  isPending: boolean
  onSendAgain: () => void
  onStop: () => void
}

/** In place of the percentage, which could be applied twice to what the server has changed already. */
export function UnfinishedChange(props: UnfinishedChangeProps) {
  const { changed, left, isPending, onSendAgain, onStop } = props
  const texts = usePriceTexts()
  const count = left.reduce((sum, { prices }) => sum + prices.length, 0)
  return (
    <Notice
      tone="error"
      action={
        <Group>
          <Button loading={isPending} onClick={onSendAgain}>
            {texts.sendAgain(count)}
          </Button>
          <Button variant="default" disabled={isPending} onClick={onStop}>
            {texts.currentPrices}
          </Button>
        </Group>
      }
    >
      {texts.unfinished(changed, count)}
    </Notice>
  )
}
