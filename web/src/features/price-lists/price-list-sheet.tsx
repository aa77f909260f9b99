import type { ListingName } from '@halles/domain/product.ts'
import { priceListsTexts } from '@halles/texts/pages/price-lists.ts'
import { useState } from 'react'
import { useTextsOf } from '../../platform/language/language.ts'
import type { EditedStep } from './agreed-lines.ts'
import { PriceListExport } from './price-list-export.tsx'
import { SheetProducts } from './sheet-products.tsx'
import { SheetTable } from './sheet-table.tsx'
import { StepDialog } from './step-dialog.tsx'
import type { AgreedPrices } from './use-agreed-prices.ts'
import { useSheetColumns } from './use-sheet-columns.tsx'

type PriceListSheetProps = {
  list: { public_id: string; name: string }
  category: ListingName
  agreed: AgreedPrices
  onCategory: (category: ListingName) => void
}

/** The products of a category with their prices on a price list, typed as in a sheet. */
export function PriceListSheet({ list, category, agreed, onCategory }: PriceListSheetProps) {
  const texts = useTextsOf(priceListsTexts)
  const [edited, setEdited] = useState<EditedStep>()
  const [opened, setOpened] = useState(false)
  const columns = useSheetColumns(agreed, (step) => {
    setEdited(step)
    setOpened(true)
  })
  return (
    <>
      <SheetProducts list={list} category={category} onCategory={onCategory}>
        {(products) => (
          <>
            <p className="soft mt-sm mb-sm">{texts.sheetHint}</p>
            <SheetTable key={category} name={list.name} products={products} columns={columns} />
            <PriceListExport publicId={list.public_id} />
          </>
        )}
      </SheetProducts>
      {edited ? (
        <StepDialog
          opened={opened}
          edited={edited}
          agreed={agreed}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  )
}
