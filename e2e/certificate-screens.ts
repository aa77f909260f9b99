import { later } from '@halles/domain/holidays.ts'
import { expect, type Page } from '@playwright/test'
import type { AllTexts } from './all-texts.ts'
import { withTheDatabase } from './the-database.ts'

export const ECOCERT = ['Écocert Canada', 'QC-1042'] as const

/** The certificates of the supplier that is signed in, as a person of it edits that of one mark. */
export function certificateScreen(page: Page, texts: AllTexts, mark: string) {
  const { certificates: words, accounts } = texts
  const dialog = page.getByRole('dialog')
  const row = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: mark, exact: true }),
  })
  const fillDay = (untilDay: string) =>
    dialog.getByLabel(words.untilDay, { exact: true }).fill(untilDay)
  return {
    row,
    dialog,
    async open() {
      await page.goto('/account')
      await page.getByRole('tab', { name: accounts.certificates }).click()
      await expect(row).toBeVisible()
    },
    begin: () => row.getByRole('button', { name: words.addOf(mark) }).click(),
    async fill(untilDay: string) {
      await dialog.getByLabel(words.body).fill(ECOCERT[0])
      await dialog.getByLabel(words.number).fill(ECOCERT[1])
      await fillDay(untilDay)
    },
    fillDay,
    save: () => dialog.getByRole('button', { name: words.save }).click(),
  }
}

/** The day it is at the server. */
export async function serversToday(page: Page): Promise<string> {
  return (await (await page.request.get('/api/certificate-list/')).json()).today
}

/** A supplier's one certificate ended with the day before this one. */
export async function endCertificate(supplierName: string, today: string): Promise<void> {
  const ended = await withTheDatabase((database) =>
    database
      .updateTable('supplier_certificate')
      .from('supplier')
      .whereRef('supplier.account_id', '=', 'supplier_id')
      .where('supplier.name', '=', supplierName)
      .set({ until_day: later(today, -1) })
      .executeTakeFirst(),
  )
  expect(ended.numUpdatedRows).toBe(1n)
}
