import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { type Guide, useGuideEdit } from './guide-queries.ts'

/** Puts a guide out of use, after a question. */
export function ArchiveGuide({ guide }: { guide: Guide }) {
  const texts = useTextsOf(guidesTexts)
  const navigate = useNavigate()
  const edit = useGuideEdit(guide.public_id)
  const [isAsking, setAsking] = useState(false)
  const archive = () =>
    edit.start((seen, options) => api.guideArchive(seen, options), {
      onSuccess: () => void navigate({ to: '/guides' }),
      onError: () => setAsking(false),
    })
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {texts.archive}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={texts.archiveTitle(guide.name)}
        confirm={texts.archive}
        busy={edit.isPending}
        onConfirm={archive}
        onClose={() => setAsking(false)}
      >
        {texts.archiveMessage}
      </ConfirmDialog>
    </>
  )
}
