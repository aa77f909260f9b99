import type { ListingName } from '@halles/domain/product.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { Notice } from '../../components/notice.tsx'
import { UndoBar } from '../../components/undo-bar/undo-bar.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { Button } from '../../ui/button.tsx'
import { PercentOff } from './percent-off.tsx'
import { PriceListSheet } from './price-list-sheet.tsx'
import { type AgreedPrices, useAgreedPrices } from './use-agreed-prices.ts'

type PriceListWorkProps = {
  list: { public_id: string; name: string }
  category: ListingName
  isByPercent: boolean
  onCategory: (category: ListingName) => void
  onSheet: () => void
}

/** The sheet of a price list, or many of its prices by percent; what was changed last on either, and its undo. */
export function PriceListWork({ isByPercent, onSheet, ...props }: PriceListWorkProps) {
  const agreed = useAgreedPrices(props.list.public_id)
  useAnnounce(agreed.last ?? '')
  return (
    <>
      <Unfinished agreed={agreed} />
      {!isByPercent ? (
        <PriceListSheet {...props} agreed={agreed} />
      ) : agreed.unfinished ? null : (
        <PercentOff {...props} agreed={agreed} onDone={onSheet} />
      )}
      {agreed.last === undefined ? null : (
        <UndoBar isPending={agreed.isPending} onUndo={agreed.undo}>
          {agreed.last}
        </UndoBar>
      )}
    </>
  )
}

function Unfinished({ agreed }: { agreed: AgreedPrices }) {
  const texts = useTextsOf(priceListsTexts)
  if (!agreed.unfinished) return null
  const { done, left, why } = agreed.unfinished
  return (
    <Notice
      tone="error"
      action={
        <div className="row center gap-md">
          <Button loading={agreed.isPending} onClick={agreed.sendAgain}>
            {texts.sendAgain}
          </Button>
          <Button variant="default" disabled={agreed.isPending} onClick={agreed.giveUp}>
            {texts.giveUp}
          </Button>
        </div>
      }
    >
      {`${texts.unfinished(done, left)} ${why}`}
    </Notice>
  )
}
