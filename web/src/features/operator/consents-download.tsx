import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { IconDownload } from '@tabler/icons-react'
import { Notice } from '../../components/notice.tsx'
import { useChange } from '../../components/use-change.ts'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { saveAsFile } from '../../platform/save-as-file.ts'
import { Button } from '../../ui/button.tsx'

/** Why each restaurant may be written to, to be shown to whoever asks (anti-spam law). */
export function ConsentsDownload() {
  const texts = useTextsOf(operatorTexts)
  const download = useChange({
    call: () => apiWithOverlay.operatorPromotionConsents({}),
    done: (consents) => saveAsFile(texts.consentsFile, JSON.stringify(consents, null, 2)),
    failed: errorMessage,
  })
  return (
    <>
      {download.failure ? <Notice tone="error">{download.failure}</Notice> : null}
      <Button
        className="mb-md"
        variant="default"
        icon={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.start()}
      >
        {texts.consents}
      </Button>
    </>
  )
}
