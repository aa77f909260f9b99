import { operatorTexts } from '@halles/texts/pages/operator.ts'
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Notice } from '../../components/notice.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { apiWithOverlay, errorMessage } from '../../platform/api/api.ts'
import { useTextsOf } from '../../platform/language/language.ts'
import { saveAsFile } from '../../platform/save-as-file.ts'

/** Why each restaurant may be written to, to be shown to whoever asks (anti-spam law). */
export function ConsentsDownload() {
  const texts = useTextsOf(operatorTexts)
  const toasts = useToasts()
  const download = useMutation({
    mutationFn: () => apiWithOverlay.operatorPromotionConsents({}),
    onSuccess: (consents) => saveAsFile(texts.consentsFile, JSON.stringify(consents, null, 2)),
    onError: (error) => toasts.error(errorMessage(error)),
  })
  return (
    <>
      {download.error ? <Notice tone="error">{errorMessage(download.error)}</Notice> : null}
      <Button
        variant="default"
        mb="md"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.consents}
      </Button>
    </>
  )
}
