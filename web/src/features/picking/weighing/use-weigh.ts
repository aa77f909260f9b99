import { weighingTexts } from '@halles/texts/pages/weighing.ts'
import { formatWeight } from '@halles/texts/weight.ts'
import { useChange } from '../../../components/use-change.ts'
import { api } from '../../../platform/api/api.ts'
import { useLanguage, useTextsOf } from '../../../platform/language/language.ts'
import type { LineToWeigh } from './weigh-values.ts'

// What an order costs follows from it.
const STALE = ['orders'] as const

type Weighing = { line: LineToWeigh; onClose: () => void }

/** Writes down what a line weighs, in place of what was seen; no packages take it back. */
export function useSaveWeight({ product, line, onClose }: Weighing & { product: string }) {
  const texts = useTextsOf(weighingTexts)
  const language = useLanguage()
  return useChange({
    call: (packages: string[], options) =>
      api.lineWeightsSet(
        {
          supplier_order_public_id: line.orderPublicId,
          lines: [
            { public_id: line.publicId, cases: line.cases, seen: line.weighing.net, packages },
          ],
        },
        options,
      ),
    stale: STALE,
    staleWhenRefused: true,
    done({ lines: [weighed] }) {
      onClose()
      const net = weighed?.net
      return net
        ? texts.saved(product, formatWeight(language, net, line.unit))
        : texts.cleared(product)
    },
  })
}

/** Proposes to the restaurant what weighs more than was agreed. */
export function useProposeWeight({ line, onClose }: Weighing) {
  const texts = useTextsOf(weighingTexts)
  return useChange({
    call: (packages: string[], options) =>
      api.orderPropose(
        {
          supplier_order_public_id: line.orderPublicId,
          weights: [{ public_id: line.publicId, packages }],
        },
        options,
      ),
    stale: STALE,
    staleWhenRefused: true,
    done() {
      onClose()
      return texts.proposed
    },
  })
}
