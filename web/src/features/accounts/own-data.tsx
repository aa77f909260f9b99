import { endpoints } from '@halles/contract/endpoints.ts'
import { Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { AnchorLink } from '../../components/links.tsx'
import { useTexts } from '../../platform/language/language.ts'
import { CloseAccount } from './close-account.tsx'
import styles from './own-data.module.css'

/** Québec's Law 25: the data of a business or of a person, to take along and to have erased. */
export function OwnData({ of }: { of: 'business' | 'person' }) {
  const { accounts } = useTexts()
  return (
    <section className={styles.data} aria-labelledby={`own-data-${of}`}>
      <h2 id={`own-data-${of}`}>{accounts.dataTitle}</h2>
      <Text c="dimmed">
        {accounts.data}{' '}
        <AnchorLink to="/privacy" underline="always">
          {accounts.privacy}
        </AnchorLink>
      </Text>
      <Group mt="md">
        <Button
          component="a"
          variant="default"
          href={endpoints.accountData.path}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {accounts.download}
        </Button>
        <CloseAccount of={of} />
      </Group>
    </section>
  )
}
