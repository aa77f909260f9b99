import { Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { AnchorLink } from '../../components/links.tsx'
import { useToasts } from '../../components/toasts.tsx'
import { api } from '../../platform/api.ts'
import { useTexts } from '../../platform/language.ts'
import { saveAsFile } from '../../platform/save-as-file.ts'
import { CloseAccount } from './close-account.tsx'
import styles from './own-data.module.css'

/** Québec's Law 25: one's data to take along, and to have erased. */
export function OwnData() {
  const { accounts } = useTexts()
  const toasts = useToasts()
  const download = useMutation({
    mutationFn: () => api.accountData({}),
    onSuccess: (data) => saveAsFile(accounts.downloadFile, JSON.stringify(data, null, 2)),
    onError: () => toasts.error(accounts.downloadFailed),
  })
  return (
    <section className={styles.data} aria-labelledby="own-data">
      <h2 id="own-data">{accounts.dataTitle}</h2>
      <Text c="dimmed">
        {accounts.data}{' '}
        <AnchorLink to="/privacy" underline="always">
          {accounts.privacy}
        </AnchorLink>
      </Text>
      <Group mt="md">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {accounts.download}
        </Button>
        <CloseAccount />
      </Group>
    </section>
  )
}
