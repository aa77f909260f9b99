import { Button } from '@mantine/core'
import { IconListCheck, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useMemo, useState } from 'react'
import { DataTable } from '../../components/data-table/data-table.tsx'
import { TableRow } from '../../components/data-table/table-row.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { Notice } from '../../components/notice.tsx'
import { useMay } from '../../platform/session/viewer.ts'
import { ArchiveGuide } from './archive-guide.tsx'
import type { Guide, GuideItem, GuideProduct } from './guide-queries.ts'
import styles from './guide-view.module.css'
import { ItemDialog } from './item-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { sectionsOf } from './sections-of.ts'
import { useGuideTexts } from './use-guide-texts.ts'
import { useItemColumns } from './use-item-columns.tsx'

type GuideViewProps = {
  guide: Guide
  /** The quantity in the cart: a matter of the cart, so the route brings it. */
  order: (product: GuideProduct) => ReactNode
  /** The ways to fill the cart, and what became of it. */
  fill: ReactNode
}

/** A guide as a sheet, in the order in which it is stored; on a phone each item is a card. */
export function GuideView({ guide, order, fill }: GuideViewProps) {
  const words = useGuideTexts()
  const mayEdit = useMay('trade')
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
                {words.addItems}
              </ButtonLink>
            ) : null
          }
        >
          {words.noItems}
        </EmptyState>
        {mayEdit ? <GuideActions guide={guide} /> : null}
      </>
    )
  }
  return (
    <>
      {guide.is_archived ? <Notice tone="warning">{words.isArchived}</Notice> : null}
      <div className={styles.top}>
        <ButtonLink
          to="/guide/$guidePublicId/count"
          params={params}
          leftSection={<IconListCheck size={18} aria-hidden />}
        >
          {words.count}
        </ButtonLink>
        {fill}
      </div>
      <Sheet guide={guide} order={order} onEdit={mayEdit ? setEditedId : undefined} />
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

type SheetProps = Pick<GuideViewProps, 'guide' | 'order'> & {
  onEdit: ((itemId: string) => void) | undefined
}

// biome-ignore-start lint/a11y/noRedundantRoles: see DataTable
// biome-ignore-start lint/a11y/useSemanticElements: it heads a group of rows
function Sheet({ guide, order, onEdit }: SheetProps) {
  const words = useGuideTexts()
  const columns = useItemColumns({ order, onEdit })
  const sections = useMemo(() => sectionsOf(guide.items), [guide.items])
  const isOne = sections.length === 1 && sections[0]?.name === ''
  return (
    <DataTable caption={words.caption(guide.name)} columns={columns} className={styles.sheet}>
      {sections.map(({ name, items }) => (
        <tbody key={items[0]?.public_id} role="rowgroup">
          {isOne ? null : (
            <tr role="row" className={styles.section}>
              <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                {name || words.noSection}
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

/** What is done with the guide as a whole. */
function GuideActions({ guide }: { guide: Guide }) {
  const words = useGuideTexts()
  const [isNaming, setNaming] = useState(false)
  const params = { guidePublicId: guide.public_id }
  return (
    <div className={styles.actions}>
      <ButtonLink
        to="/guide/$guidePublicId"
        params={params}
        search={{ add: 'orders' }}
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {words.addItems}
      </ButtonLink>
      <Button variant="default" onClick={() => setNaming(true)}>
        {words.rename}
      </Button>
      <ArchiveGuide guide={guide} />
      <NameDialog
        opened={isNaming}
        title={words.rename}
        submit={words.rename}
        guide={guide}
        onClose={() => setNaming(false)}
        onSaved={() => {}}
      />
    </div>
  )
}
