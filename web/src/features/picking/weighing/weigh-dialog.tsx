import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import { useState } from 'react'
import { Dialog } from '../../../components/dialog.tsx'
import { Failure } from '../../../components/failure.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useLanguage, useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { useMay } from '../../../platform/session/viewer.ts'
import { Button } from '../../../ui/button.tsx'
import { PackageEntry } from './package-entry.tsx'
import { PackageList } from './package-list.tsx'
import { ReadLots } from './read-lots.tsx'
import { useProposeWeight, useSaveWeight } from './use-weigh.ts'
import { type LineToWeigh, type Package, packagesOf, standingOf } from './weigh-values.ts'

type WeighDialogProps = { opened: boolean; product: string; line: LineToWeigh; onClose: () => void }

/** Weighs a line, package by package. */
export function WeighDialog({ opened, ...props }: WeighDialogProps) {
  const texts = useTextsOf(weighingTexts)
  return (
    <Dialog opened={opened} onClose={props.onClose} title={texts.weighOf(props.product)}>
      <WeighForm {...props} />
    </Dialog>
  )
}

function WeighForm({ product, line: given, onClose }: Omit<WeighDialogProps, 'opened'>) {
  const texts = useTextsOf(weighingTexts)
  const { common, orders } = useTexts()
  const language = useLanguage()
  const mayPropose = useMay('manage_orders')
  // As it is when it opens: what comes in meanwhile is refused as changed, not written over.
  const [line] = useState(given)
  const [packages, setPackages] = useState(() => packagesOf(line))
  const weight = (text: string) => formatWeight(language, text, line.unit)
  const { weights, net, isAbove, percent, isFull } = standingOf(packages, line)
  const save = useSaveWeight({ product, line, onClose })
  const propose = useProposeWeight({ line, onClose })
  const failure = save.failure ?? propose.failure
  const isClearing = weights.length === 0 && line.weighing.net !== null
  return (
    <div className="stack gap-md">
      <p>{texts.expected(weight(line.weighing.nominal), orders.cases(line.cases))}</p>
      <PackageEntry
        line={line}
        isFull={isFull}
        onAdd={(added) => setPackages((before) => [...before, added])}
      />
      <PackageList
        packages={packages}
        unit={line.unit}
        onRemove={(index) => setPackages(packages.filter((_, at) => at !== index))}
      />
      <ReadLots
        line={given}
        read={packages.flatMap(({ lot }) => lot ?? [])}
        onSaved={() => setPackages(withoutLots)}
      />
      {weights.length > 0 && (
        <p className="bold" role="status">
          {texts.total(weight(net))}, {texts.percent(percent)}
        </p>
      )}
      {isAbove && (
        <Notice tone="warning">
          {texts.above} {mayPropose ? '' : texts.askDesk}
        </Notice>
      )}
      {failure === undefined ? null : <Failure>{failure}</Failure>}
      <div className="row center gap-md end">
        <Button variant="default" onClick={onClose}>
          {common.cancel}
        </Button>
        {isAbove ? (
          mayPropose && (
            <Button loading={propose.isPending} onClick={() => propose.start(weights)}>
              {texts.propose}
            </Button>
          )
        ) : (
          <Button
            loading={save.isPending}
            disabled={weights.length === 0 && !isClearing}
            onClick={() => save.start(weights)}
          >
            {isClearing ? texts.clear : texts.save}
          </Button>
        )}
      </div>
    </div>
  )
}

function withoutLots(packages: readonly Package[]): Package[] {
  return packages
    .filter(({ thousandths }) => thousandths !== undefined)
    .map(({ thousandths }) => ({ thousandths, lot: undefined }))
}
