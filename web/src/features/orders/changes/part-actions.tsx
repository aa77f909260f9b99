import { orderChangesTexts } from '@halles/texts/pages/order-changes.ts'
import { IconBan, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { lazyComponent } from '../../../components/lazy-component.tsx'
import { Notice } from '../../../components/notice.tsx'
import { useProductName } from '../../../components/use-product-name.ts'
import { useConnected } from '../../../platform/api/connection.ts'
import { useTexts, useTextsOf } from '../../../platform/language/language.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './part-actions.module.css'
import type { Part } from './part-changes.ts'
import { usePartChange } from './use-part-change.ts'

const CancelPart = lazyComponent(async () => (await import('./cancel-part.tsx')).CancelPart)

type PartActionsProps = {
  part: Part
  onEdit: () => void
}

/** What a restaurant may still do with a supplier's part of its order; until when, where no day was agreed that says it. */
export function PartActions({ part, onEdit }: PartActionsProps) {
  const texts = useTextsOf(orderChangesTexts)
  const { offline } = useTexts()
  const connected = useConnected()
  const [cancelling, setCancelling] = useState<'never' | 'open' | 'closed'>('never')
  const { name } = part.supplier
  const mayChange = part.changes.includes('reduce')
  const mayEdit = mayChange || part.may_propose.length > 0
  const open = part.products.filter((line) => line.status !== 'cancelled')
  // The last line is not dropped: the order is taken back.
  const droppable = open.filter(
    (line) => line.may_drop && open.length > 1 && !part.changes.includes('remove'),
  )
  if (!mayEdit && droppable.length === 0 && !part.changes.includes('cancel')) return null
  if (!connected) return <Notice tone="pending">{offline.answerUnavailable}</Notice>
  return (
    <div className={`${styles.actions} center gap-xs-md p-sm-md row no-print`}>
      <span className={styles.until}>
        {mayChange && !part.delivery ? texts.changeableUntilAnswer : null}
      </span>
      {droppable.map((line) => (
        <DropLine key={line.public_id} part={part} line={line} />
      ))}
      {mayEdit && (
        <Button
          variant="default"
          aria-label={mayChange ? texts.editOf(name) : texts.proposeOf(name)}
          icon={<IconPencil size={18} aria-hidden />}
          onClick={onEdit}
        >
          {mayChange ? texts.edit : texts.propose}
        </Button>
      )}
      {part.changes.includes('cancel') && (
        <Button
          variant="subtle"
          danger
          aria-label={texts.cancelOf(name)}
          icon={<IconBan size={18} aria-hidden />}
          onClick={() => setCancelling('open')}
        >
          {texts.cancel}
        </Button>
      )}
      {cancelling !== 'never' && (
        <CancelPart
          part={part}
          opened={cancelling === 'open'}
          onClose={() => setCancelling('closed')}
        />
      )}
    </div>
  )
}

type DropLineProps = { part: Part; line: Part['products'][number] }

/** Its supplier has reduced it: it may be done without. */
function DropLine({ part, line }: DropLineProps) {
  const texts = useTextsOf(orderChangesTexts)
  const nameOf = useProductName()
  const change = usePartChange(part)
  return (
    <>
      <Button
        variant="default"
        loading={change.isPending}
        onClick={() => change.start({ is: 'change', removed: [line.public_id] })}
      >
        {texts.dropLine(nameOf(line.product))}
      </Button>
      {change.failure && <Notice tone="error">{change.failure}</Notice>}
    </>
  )
}
