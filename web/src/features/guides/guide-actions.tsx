import { guidesTexts } from '@halles/texts/pages/guides.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { ButtonLink } from '../../components/links.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { ArchiveGuide } from './archive-guide.tsx'
import type { Guide } from './guide-queries.ts'
import styles from './guide-view.module.css'
import { NameDialog } from './name-dialog.tsx'

/** What is done with the guide as a whole. */
export function GuideActions({ guide }: { guide: Guide }) {
  const texts = useTextsOf(guidesTexts)
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
