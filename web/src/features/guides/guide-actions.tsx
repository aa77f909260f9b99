import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ButtonLink } from '../../components/links.tsx'
import { ArchiveGuide } from './archive-guide.tsx'
import type { Guide } from './guide-queries.ts'
import styles from './guide-view.module.css'
import { NameDialog } from './name-dialog.tsx'
import { useGuideTexts } from './use-guide-texts.ts'

/** What is done with the guide as a whole. */
export function GuideActions({ guide }: { guide: Guide }) {
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
