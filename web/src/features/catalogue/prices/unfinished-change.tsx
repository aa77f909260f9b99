import { pricesTexts } from '@halles/texts/pages/prices.ts'
import { Button, Group } from '@mantine/core'
import { Notice } from '../../../components/notice.tsx'
import { useTextsOf } from '../../../platform/language/language.ts'
import { forgetUnfinishedPrices, useUnfinishedPrices } from './unfinished-prices.ts'
import { usePercentChange } from './use-percent-change.ts'

/** In place of the percentage, which could be applied twice to what the server has changed already. */
export function UnfinishedChange() {
  const texts = useTextsOf(pricesTexts)
  const { changed, left } = useUnfinishedPrices()
  const { send, isSending } = usePercentChange()
  const count = left.reduce((sum, { prices }) => sum + prices.length, 0)
  return (
    <Notice
      tone={isSending ? 'pending' : 'error'}
      action={
        <Group>
          <Button loading={isSending} onClick={() => send(left)}>
            {texts.sendAgain(count)}
          </Button>
          <Button variant="default" disabled={isSending} onClick={forgetUnfinishedPrices}>
            {texts.currentPrices}
          </Button>
        </Group>
      }
    >
      {isSending ? texts.sending(count) : texts.unfinished(changed, count)}
    </Notice>
  )
}
