import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { ButtonLink } from '../../components/links.tsx'
import { api } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'
import { type Guide, useGuideEdit } from './guide-queries.ts'
import styles from './guide-view.module.css'
import { NameDialog } from './name-dialog.tsx'

export function GuideActions({ guide }: { guide: Guide }) {
  const texts = useTextsOf(guidesTexts)
  const [isNaming, setNaming] = useState(false)
  const params = { guidePublicId: guide.public_id }
  return (
    <div className={`${styles.actions} row`}>
      <ButtonLink
        to="/guide/$guidePublicId"
        params={params}
        search={{ add: 'orders' }}
        variant="default"
        icon={<IconPlus size={18} aria-hidden />}
      >
        {texts.addItems}
      </ButtonLink>
      <Button variant="default" onClick={() => setNaming(true)}>
        {texts.rename}
      </Button>
      <ArchiveGuide guide={guide} />
      <NameDialog
        opened={isNaming}
        title={texts.rename}
        submit={texts.rename}
        guide={guide}
        onClose={() => setNaming(false)}
        onSaved={() => {}}
      />
    </div>
  )
}

function ArchiveGuide({ guide }: { guide: Guide }) {
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
