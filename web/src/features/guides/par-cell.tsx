import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { useState } from 'react'
import { SheetCell } from '../../components/sheet-cell/sheet-cell.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { amountOf } from './amounts.ts'
import type { GuideItem } from './guide-queries.ts'
import styles from './guide-view.module.css'
import { useAmounts } from './use-amounts.ts'
import { useItemName } from './use-item-name.ts'

/** Stores an item's par, null for none; ended once the guide shows it, or was refused. */
export type SavePar = (item: GuideItem, par: string | null) => Promise<unknown>

/** It stands behind the amount while nobody types. */
const UNIT = /\s*\p{L}+$/u

type ParCellProps = { item: GuideItem; onSave: SavePar }

/** How much there should be of an item, typed in the sheet. Nothing, and 0, is no par. */
export function ParCell({ item, onSave }: ParCellProps) {
  const texts = useTextsOf(guidesTexts)
  const { shown } = useAmounts()
  const name = useItemName()(item)
  const [saving, setSaving] = useState<{ par: string | null }>()
  const { par } = saving ?? item

  function readPar(typed: string): { par: string | null } | undefined {
    if (typed.trim() === '') return { par: null }
    const amount = amountOf(item.measure, typed.replace(UNIT, ''))
    return amount === undefined ? undefined : { par: amount === '0' ? null : amount }
  }
  async function save(next: { par: string | null }) {
    if (next.par === par) return
    setSaving(next)
    // What was refused is said by the edit, and the field shows what holds.
    await onSave(item, next.par).catch(() => {})
    setSaving(undefined)
  }
  return (
    <SheetCell
      className={styles.par}
      label={texts.parOf(name, texts.parUnits[item.measure])}
      shown={par === null ? '' : shown(item, par)}
      read={readPar}
      problem={texts.notAPar}
      onTake={save}
    />
  )
}
