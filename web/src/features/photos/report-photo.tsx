import { photosTexts } from '@halles/texts/pages/photos.ts'
import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { Dialog } from '../../components/dialog.tsx'
import { lazyComponent } from '../../components/lazy-component.tsx'
import { useTextsOf } from '../../platform/language/language.ts'
import { Button } from '../../ui/button.tsx'

const ReportForm = lazyComponent(async () => (await import('./report-form.tsx')).ReportForm)

/** Tells the operator of a photo that should not be there. */
export function ReportPhoto({ publicId }: { publicId: string }) {
  const texts = useTextsOf(photosTexts)
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button
        variant="subtle"
        size="sm"
        icon={<IconFlag size={18} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {texts.report}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={texts.reportTitle}
        description={texts.reportText}
      >
        <ReportForm publicId={publicId} onDone={close} />
      </Dialog>
    </>
  )
}
