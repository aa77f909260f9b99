import { foldLot, type LineLot, withReadLots } from '@halles/domain/lot.ts'
import { sumCases } from '@halles/domain/pick-list.ts'
import { formatDay } from '@halles/texts/format.ts'
import { lotsTexts } from '@halles/texts/pages/lots.ts'
import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { IconBarcode } from '@tabler/icons-react'
import { Failure } from '../../../components/failure.tsx'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { useAnnounce } from '../../../ui/announce.ts'
import { Button } from '../../../ui/button.tsx'
import { ALL_PICKING } from '../pick-queries.ts'
import type { LineToWeigh, ReadLot } from './weigh-values.ts'

type ReadLotsProps = {
  /** As it is now: what was read is added to the lots that it has. */
  line: LineToWeigh
  read: readonly ReadLot[]
  onSaved: () => void
}

/** The lots that labels state, a case each, which a press writes to the line's. */
export function ReadLots({ line, read, onSaved }: ReadLotsProps) {
  const texts = useTextsOf(weighingTexts)
  const { saved } = useTextsOf(lotsTexts)
  const { orders } = useTexts()
  const language = useLanguage()
  const before = line.lots.map(({ expires_on: expiresOn, ...lot }) => ({ ...lot, expiresOn }))
  const after = withReadLots(before, read, line.cases)
  const added = casesAdded(before, after)
  const beyond = read.length - sumCases(added)
  const save = useChange({
    call: (lots: readonly LineLot[], options) =>
      api.lineLotsSet(
        {
          lines: [
            {
              ...{ public_id: line.publicId, cases: line.cases, seen: [...line.lots] },
              lots: lots.map(({ expiresOn, ...lot }) => ({ ...lot, expires_on: expiresOn })),
            },
          ],
        },
        options,
      ),
    stale: ALL_PICKING,
    staleWhenRefused: true,
    done() {
      onSaved()
      return saved
    },
  })
  const written = added.map(({ lot, cases, expiresOn }) =>
    [
      texts.lot(lot),
      orders.cases(cases),
      expiresOn && texts.expires(formatDay(language, expiresOn)),
    ]
      .filter(Boolean)
      .join(', '),
  )
  const left = beyond > 0 ? texts.lotsBeyond(beyond) : undefined
  useAnnounce([...written, left].filter(Boolean).join('. '))
  if (read.length === 0) return null
  return (
    <div className="stack gap-sm">
      {written.map((lot) => (
        <p key={lot} className="anywhere">
          {lot}
        </p>
      ))}
      {left === undefined ? null : <p className="soft small">{left}</p>}
      {save.failure === undefined ? null : <Failure>{save.failure}</Failure>}
      {added.length === 0 ? null : (
        <div>
          <Button
            variant="default"
            icon={<IconBarcode size={18} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.start(after)}
          >
            {texts.saveLots(added.length)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What lots have more than before. */
function casesAdded(before: readonly LineLot[], after: readonly LineLot[]): LineLot[] {
  return after.flatMap((lot) => {
    const had = before.find((one) => foldLot(one.lot) === foldLot(lot.lot))?.cases ?? 0
    return lot.cases > had ? { ...lot, cases: lot.cases - had } : []
  })
}
