import { readConfig } from '@halles/server/config.ts'
import { openMailQueue } from '@halles/server/mail/mail-queue.ts'
import { remindOfOverdue } from '@halles/server/payments/reminders/remind-of-overdue.ts'
import { pdfText } from '@halles/testing/checks/pdf-structure.ts'
import { anIssuedPaper } from '@halles/testing/world/issued-paper.ts'
import { formatDollars } from '@halles/texts/format.ts'
import { deliver } from '../delivered-order.ts'
import { expect, post, test } from '../halles-test.ts'
import { lastMailTo } from '../mails.ts'
import { order, sideBySide } from '../side-by-side.ts'
import { withTheDatabase } from '../the-database.ts'

/** A business as it was built, by its name. */
async function built(name: string) {
  const found = await withTheDatabase((database) =>
    database
      .selectFrom('account')
      .innerJoin('membership', 'membership.account_id', 'account.id')
      .leftJoin('supplier', 'supplier.account_id', 'account.id')
      .leftJoin('restaurant', 'restaurant.account_id', 'account.id')
      .select(['account.id', 'account.public_id as publicId', 'membership.person_id as personId'])
      .where((where) =>
        where.or([where('supplier.name', '=', name), where('restaurant.name', '=', name)]),
      )
      .executeTakeFirstOrThrow(),
  )
  return { ...found, name, person: { id: found.personId } }
}

/** What the server does once an hour. */
function anHourPasses(): Promise<number> {
  return withTheDatabase(async (database) => {
    const { queueMail, close } = await openMailQueue(database, readConfig({}), () => {})
    try {
      return await remindOfOverdue(database, queueMail)
    } finally {
      await close()
    }
  })
}

test('an invoice is mailed with its PDF; once reminders are switched on, one mail says what is overdue @longer', async ({
  browser,
  baseURL,
  language,
  texts,
}) => {
  const { invoiceSettings, papers } = texts
  const {
    market,
    supplier: seller,
    product,
    devices,
  } = await sideBySide(browser, baseURL ?? '', language)
  const sides = { restaurant: devices.restaurant.page, supplier: devices.supplier.page }
  const { restaurant } = market
  await order(devices.restaurant, product, 8)
  const delivered = await deliver(sides)

  await test.step('the mail of an invoice has it with it', async () => {
    await post(sides.supplier, '/api/invoice-issue/', { orders: [delivered] })
    const { subject, attachments } = await lastMailTo(restaurant.email, /Facture|Invoice/)
    const [pdf] = attachments
    expect(pdf?.type).toBe('application/pdf')
    const invoice = (await pdfText(pdf?.content ?? new Uint8Array())).join(' ')
    const [label = ''] = /[A-Z]*-?\d{3,}|\d+/.exec(subject) ?? []
    for (const said of [label, product, restaurant.name]) expect(invoice).toContain(said)
    expect(invoice.replaceAll(/\s/g, '')).toMatch(/858[,.]00/)
  })

  const old = await withTheDatabase(async (database) =>
    anIssuedPaper({ database }, await built(seller.name), await built(restaurant.name), {
      ...{ label: 'F-VIEILLE', totalCents: 123_450, issuedDaysAgo: 40, dueInDays: -10 },
    }),
  )

  await test.step('nobody is reminded until the supplier switches it on', async () => {
    const { supplier: page } = sides
    expect(await anHourPasses()).toBe(0)
    await page.goto('/supplier/invoices/settings')
    const remind = page.getByRole('checkbox', { name: invoiceSettings.remind })
    await expect(remind).not.toBeChecked()
    await remind.click()
    await expect(remind).toBeChecked()
    await expect(page.getByText(invoiceSettings.remindersOn)).toBeVisible()
    expect([await anHourPasses(), await anHourPasses()]).toEqual([1, 0])
  })

  await test.step('the mail says what is overdue alone, and leads to it', async () => {
    const { text } = await lastMailTo(restaurant.email, /souffrance|Overdue/)
    expect(text).toContain(old.label)
    expect(text.replaceAll(/\s/g, '')).toMatch(/1234,50\$|\$1,234\.50/)
    expect(text).not.toMatch(/858[,.]00/)
    const [address = ''] = /https?:\/\/\S+\/invoices\S*/.exec(text) ?? []
    const { pathname, search } = new URL(address)
    await sides.restaurant.goto(pathname + search)
    const overdue = sides.restaurant.getByText(formatDollars(language, '1234.50'))
    await expect(overdue.first()).toBeVisible()
    await expect(sides.restaurant.getByText(papers.states.overdue).first()).toBeVisible()
  })
  for (const { context } of Object.values(devices)) await context.close()
})
