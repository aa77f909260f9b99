import { isRunning, type RunningState } from '@halles/domain/import/import-state.ts'
import { priceImportScreenTexts } from '@halles/texts/pages/price-import-screen.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ImportProgress } from '../../components/import/import-progress.tsx'
import { ImportResult } from '../../components/import/import-result.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { useFormat, useTextsOf } from '../../platform/language/language.ts'
import { useAnnounce } from '../../ui/announce.ts'
import { forgetPrices, type PriceImport } from './price-import-queries.ts'
import { usePriceStep } from './use-price-import.ts'

/** What became of an import that was confirmed: how far it is, or how it ended and how it is undone. */
export function PriceImportOutcome({ title, imported }: { title: string; imported: PriceImport }) {
  const texts = useTextsOf(priceImportScreenTexts)
  const undo = usePriceStep('undoPrices', imported.public_id)
  const outcome = useOutcomeWords(imported)
  const { state } = imported
  // A failure announces itself.
  useAnnounce(isRunning(state) ? texts.running[state] : state === 'failed' ? '' : outcome)
  if (isRunning(state)) return <RunningImport imported={imported} state={state} />
  if (state === 'failed') return <Notice tone="error">{texts.failed}</Notice>
  return (
    <ImportResult
      title={title}
      outcome={outcome}
      isUndone={imported.undone_at !== null}
      undo={undo}
      texts={texts}
      see={<SeeList publicId={imported.price_list.public_id} />}
    />
  )
}

function useOutcomeWords({ undone_at, counts, left }: PriceImport): string {
  const texts = useTextsOf(priceImportScreenTexts)
  const { decimal } = useFormat()
  const written = (count: number) => decimal(String(count))
  if (undone_at === null) {
    return texts.done(written(counts.new), written(counts.changed), written(counts.removed))
  }
  return left === 0 ? texts.undone : `${texts.undone} ${texts.left(written(left), left > 1)}`
}

type RunningImportProps = { imported: PriceImport; state: RunningState }

/** Once it has ended, prices are asked for again. */
function RunningImport({ imported: { done, total }, state }: RunningImportProps) {
  const texts = useTextsOf(priceImportScreenTexts)
  const client = useQueryClient()
  useEffect(() => () => forgetPrices(client), [client])
  return <ImportProgress title={texts.running[state]} done={done} total={total} texts={texts} />
}

function SeeList({ publicId }: { publicId: string }) {
  const texts = useTextsOf(priceImportScreenTexts)
  return (
    <ButtonLink
      to="/supplier/price-lists/$priceListPublicId"
      params={{ priceListPublicId: publicId }}
      variant="default"
    >
      {texts.seeList}
    </ButtonLink>
  )
}
