import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { IconListCheck } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { TableRow } from '../../components/data-table/table-row.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { useMay } from '../../platform/session/viewer.ts'
import { type Guide, type GuideItem, type GuideProduct, useGuideEdit } from './guide-queries.ts'
import styles from './guide-view.module.css'
import type { SavePar } from './par-cell.tsx'
import { sectionsOf } from './sections-of.ts'
import { useItemColumns } from './use-item-columns.tsx'

// Forms come when somebody edits, and those who may not never load them.
const GuideActions = lazyComponent(async () => (await import('./guide-actions.tsx')).GuideActions)
const ItemDialog = lazyComponent(async () => (await import('./item-dialog.tsx')).ItemDialog)

type GuideViewProps = {
  guide: Guide
  /** The quantity in the cart: a matter of the cart, so the route brings it. */
  order: (product: GuideProduct) => ReactNode
  /** The ways to fill the cart, and what became of it. */
  fill: ReactNode
}

/** A guide as a sheet, in the order in which it is stored; on a phone each item is a card. */
export function GuideView({ guide, order, fill }: GuideViewProps) {
  const texts = useTextsOf(guidesTexts)
  const mayEdit = useMay('manage_orders')
  const savePar = useSavePar(guide)
  const [editedId, setEditedId] = useState<string>()
  const edited = guide.items.find(({ public_id }) => public_id === editedId)
  const params = { guidePublicId: guide.public_id }
  if (guide.items.length === 0) {
    return (
      <>
        <EmptyState
          action={
            mayEdit ? (
              <ButtonLink to="/guide/$guidePublicId" params={params} search={{ add: 'orders' }}>
                {texts.addItems}
              </ButtonLink>
            ) : null
          }
        >
          {texts.noItems}
        </EmptyState>
        {mayEdit ? <GuideActions guide={guide} /> : null}
      </>
    )
  }
  return (
    <>
      {guide.is_archived ? <Notice tone="warning">{texts.isArchived}</Notice> : null}
      <div className={`${styles.top} row`}>
        <ButtonLink
          to="/guide/$guidePublicId/count"
          params={params}
          icon={<IconListCheck size={18} aria-hidden />}
        >
          {texts.count}
        </ButtonLink>
        {fill}
      </div>
      <Sheet
        guide={guide}
        order={order}
        onEdit={mayEdit ? setEditedId : undefined}
        onPar={mayEdit ? savePar : undefined}
      />
      {mayEdit ? <GuideActions guide={guide} /> : null}
      {edited ? (
        <ItemDialog
          key={edited.public_id}
          guide={guide}
          item={edited}
          onClose={() => setEditedId(undefined)}
        />
      ) : null}
    </>
  )
}

function useSavePar({ public_id: guideId }: Guide): SavePar {
  const edit = useGuideEdit(guideId)
  return ({ public_id, label, section, measure, products }, par) =>
    edit.send((seen, options) =>
      api.guideItemSave(
        {
          ...seen,
          item_public_id: public_id,
          ...{ label, section, measure, par },
          products: products.map((product) => product.public_id),
        },
        options,
      ),
    )
}

type SheetProps = Pick<GuideViewProps, 'guide' | 'order'> & {
  onEdit: ((itemId: string) => void) | undefined
  onPar: SavePar | undefined
}

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
// biome-ignore-start lint/a11y/useSemanticElements: it heads a group of rows
function Sheet({ guide, order, onEdit, onPar }: SheetProps) {
  const texts = useTextsOf(guidesTexts)
  const columns = useItemColumns({ order, onEdit, onPar })
  const sections = useMemo(() => sectionsOf(guide.items), [guide.items])
  const isOne = sections.length === 1 && sections[0]?.name === ''
  return (
    <DataTable caption={texts.caption(guide.name)} columns={columns} className={styles.sheet}>
      {sections.map(({ name, items }) => (
        <tbody key={items[0]?.public_id} role="rowgroup">
          {isOne ? null : (
            <tr role="row" className={styles.section}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {name || texts.noSection}
              </th>
            </tr>
          )}
          {items.map((item: GuideItem) => (
            <TableRow key={item.public_id} row={item} columns={columns} className={styles.item} />
          ))}
        </tbody>
      ))}
    </DataTable>
  )
}
// biome-ignore-end lint/a11y/useSemanticElements: it heads a group of rows
// biome-ignore-end lint/a11y/noRedundantRoles: see DataTable
