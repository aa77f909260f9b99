import { pickingTexts } from '@halles/texts/pages/picking.ts'
import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useTextsOf } from '../../platform/language/language.ts'
import styles from './pick-list.module.css'
import type { Printed } from './use-print.ts'

type PrintButtonsProps = { orders: number; onPrint: (what: Printed) => void }

export function PrintButtons({ orders, onPrint }: PrintButtonsProps) {
  const texts = useTextsOf(pickingTexts)
  return (
    <Group className={styles.printButtons}>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => onPrint('list')}
      >
        {texts.printList}
      </Button>
      <Button variant="subtle" onClick={() => onPrint('sheets')}>
        {texts.printSheets(orders)}
      </Button>
    </Group>
  )
}
