import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { type Guide, type GuideItem, useGuideEdit } from './guide-queries.ts'
import { useItemName } from './use-item-name.ts'

type ItemPlaceProps = { guide: Guide; item: GuideItem; onRemoved: () => void }

export function ItemPlace({ guide, item, onRemoved }: ItemPlaceProps) {
  const texts = useTextsOf(guidesTexts)
  const toasts = useToasts()
  const name = useItemName()(item)
  const edit = useGuideEdit(guide.public_id)
  const [isAsking, setAsking] = useState(false)
  const { items } = guide
  const index = items.findIndex(({ public_id }) => public_id === item.public_id)
  const item_public_id = item.public_id

  const move = (before: string | null) =>
    edit.start((seen, options) => api.guideItemMove({ ...seen, item_public_id, before }, options))
  const remove = () =>
    edit.start((seen, options) => api.guideItemRemove({ ...seen, item_public_id }, options), {
      onSuccess() {
        toasts.success(texts.removed(name))
        onRemoved()
      },
    })
  return (
    <div className="row center gap-sm">
      <Button
        variant="default"
        icon={<IconArrowUp size={18} aria-hidden />}
        disabled={index <= 0 || edit.isPending}
        onClick={() => move(items[index - 1]?.public_id ?? null)}
      >
        {texts.moveUp}
      </Button>
      <Button
        variant="default"
        icon={<IconArrowDown size={18} aria-hidden />}
        disabled={index === items.length - 1 || edit.isPending}
        onClick={() => move(items[index + 2]?.public_id ?? null)}
      >
        {texts.moveDown}
      </Button>
      <Button
        variant="default"
        danger
        icon={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {texts.remove}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.removeTitle(name)}
        confirm={texts.remove}
        destructive
        busy={edit.isPending}
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {texts.removeMessage}
      </ConfirmDialog>
    </div>
  )
}
