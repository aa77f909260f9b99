import type { Page } from '@playwright/test'
import type { Screen } from '../screen.ts'

/** Between the margins of a letter page, in CSS pixels. */
const PAPER = { width: 726, height: 966 }

async function onPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
}

/** What is printed, as it is on paper. */
export const papers: readonly Screen[] = [
  { name: 'pick-list-paper', viewer: 'supplier', path: '/supplier/pick', prepare: onPaper },
  {
    name: 'route-sheet-paper',
    viewer: 'supplier',
    path: '/supplier/route-sheet',
    prepare: onPaper,
  },
  {
    name: 'pick-slips-paper',
    viewer: 'supplier',
    path: '/supplier/pick',
    prepare: async (page, { picking }) => {
      // The browser's dialog would wait for somebody.
      await page.evaluate(() => {
        window.print = () => {}
      })
      const [one, several] = [picking.printSheets(1), picking.printSheets(2)]
      await page
        .getByRole('button', { name: one })
        .or(page.getByRole('button', { name: several }))
        .click()
      await onPaper(page)
    },
  },
]
