import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import styles from './pick-list.module.css'
import { usePickingTexts } from './use-picking-texts.ts'
import type { Printed } from './use-print.ts'

type PrintButtonsProps = { orders: number; onPrint: (what: Printed) => void }

export function PrintButtons({ orders, onPrint }: PrintButtonsProps) {
  const picking = usePickingTexts()
  return (
    <Group className={styles.printButtons}>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => onPrint('list')}
      >
        {picking.printList}
      </Button>
      <Button variant="subtle" onClick={() => onPrint('sheets')}>
        {picking.printSheets(orders)}
      </Button>
    </Group>
  )
}
