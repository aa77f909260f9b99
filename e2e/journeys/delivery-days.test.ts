import type { Language } from '@halles/contract/language.ts'
import { formatDeliveryWeek } from '@halles/texts/delivery-week.ts'
import { formatWeekday } from '@halles/texts/weekday.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { aMarket } from '../market.ts'

const USUAL = { days_before: 1, from: '06:00', to: '11:00' }
const market = [{ name: 'Ferme des Jours', minimum: '0', products: [] }]

test('a supplier sets a week in seven taps, closes a day, and sees what restaurants see', async ({
  page,
  browser,
  baseURL,
  signIn,
  isMobile,
  language,
  texts,
}) => {
  const { deliveryRules: words, accounts } = texts
  const { suppliers } = await aMarket(browser, baseURL ?? '', market)
  const [supplier] = suppliers
  if (!supplier) throw new Error('a supplier was built')
  const taps = countedTaps()
  const week = page.getByRole('form', { name: words.weekOf(words.firstZone) })
  const line = () =>
    page.getByRole('region', { name: words.firstZone, exact: true }).locator('p').nth(1)
  const seen = page.getByRole('region', { name: words.seenTitle(words.firstZone) })
  const weekdays = names(language)
  const day = (index: number) =>
    week.getByRole('group', { name: weekdays[index] ?? '', exact: true })
  const show = async (index: number) => {
    if (isMobile)
      await taps.tap(week.getByRole('button', { name: new RegExp(`^${weekdays[index]},`) }))
  }

  await test.step('the first week is one tap away', async () => {
    await signIn(supplier)
    await page.goto('/account')
    await taps.tap(page.getByRole('link', { name: accounts.deliveryDays }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(page.getByText(words.montrealTime)).toBeVisible()
    await taps.tap(page.getByRole('button', { name: new RegExp(words.presets.weekdays) }))
    await expect(seen.getByRole('listitem')).toHaveCount(5)
  })

  await test.step('a day is changed, copied, and the week is saved', async () => {
    await show(1)
    const label = words.ofDay(words.orderedUntil, weekdays[1] ?? '')
    await taps.choose(day(1).getByLabel(label), '12:00')
    await taps.tap(day(1).getByRole('button', { name: words.copyDay(weekdays[1] ?? '') }))
    await taps.tap(page.getByRole('dialog').getByRole('button', { name: words.copyNow }))
    await expect(week.getByText(words.unsaved)).toBeVisible()
    await taps.tap(week.getByRole('button', { name: words.saveWeek }))
    // Saved, it is one line again.
    await expect(week).toBeHidden()
    await expect(line()).toContainText(
      formatDeliveryWeek(
        language,
        [1, 2, 3, 4, 5].map((weekday) => ({ weekday, ...USUAL, cut_off: '12:00' })),
      ),
    )
    expect(taps.count()).toBeLessThanOrEqual(isMobile ? 7 : 6)
    const { zones } = await rules(page)
    expect(zones[0].runs.map((run: { cut_off: string }) => run.cut_off)).toEqual(
      Array(5).fill('12:00'),
    )
  })

  await test.step('times that do not fit together are said beside them and not saved', async () => {
    const change = page.getByRole('button', { name: words.changeWeekOf(words.firstZone) })
    await change.click()
    await week.getByRole('button', { name: words.closeWeek }).click()
    await change.click()
    await show(0)
    const ofMonday = (field: string) => day(0).getByLabel(words.ofDay(field, weekdays[0] ?? ''))
    await ofMonday(words.onWhichDay).selectOption('0')
    await expect(day(0).getByRole('alert')).toHaveText(texts.fieldProblems.cut_off_in_window)
    await week.getByRole('button', { name: words.saveWeek }).click()
    await expect(ofMonday(words.orderedUntil)).toBeFocused()
    await week.getByRole('button', { name: words.undoWeek }).click()
    await expect(day(0).getByRole('alert')).toBeHidden()
  })

  await test.step('leaving an unsaved week is asked about', async () => {
    await day(0).getByRole('checkbox').uncheck()
    await page.getByRole('link', { name: texts.common.back }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.stay }).click()
    await week.getByRole('button', { name: words.undoWeek }).click()
  })

  await test.step('a closed day is offered no more, and again when it is taken back', async () => {
    const { zones } = await rules(page)
    const [first, second] = zones[0].next_days
    await page.getByRole('button', { name: words.addClosure }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.firstDay).fill(first.day)
    await dialog.getByRole('button', { name: words.saveClosure, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(async () =>
      expect((await rules(page)).zones[0].next_days[0]).toEqual(second),
    ).toPass()
    await expect(seen.getByRole('listitem')).toHaveCount(5)
    await page.getByRole('button', { name: words.takeBackOf('').trim() }).click()
    await expect(page.getByText(words.exceptionsNone)).toBeVisible()
    expect((await rules(page)).zones[0].next_days[0]).toEqual(first)
  })

  await test.step('holidays are ticked', async () => {
    await page.getByRole('checkbox', { name: new RegExp(`^${words.holidays.christmas}`) }).check()
    await expect.poll(async () => (await rules(page)).closed_holidays).toEqual(['christmas'])
  })

  await test.step('the time to answer and to ask for a credit is set; what is none is said beside it', async () => {
    const section = page.getByRole('region', { name: words.deadlinesTitle })
    await expect(section).toContainText(words.answerWithin(120))
    await expect(section).toContainText(words.creditWithin(48))
    await section.getByRole('button', { name: words.changeDeadlines }).click()
    const form = page.getByRole('dialog')
    const [minutes, hours] = [
      form.getByLabel(words.answerMinutes),
      form.getByLabel(words.creditHours),
    ]
    await expect(minutes).toHaveValue('120')
    await expect(hours).toHaveValue('48')
    await minutes.fill('10')
    await hours.fill('72')
    await form.getByRole('button', { name: words.saveDeadlines }).click()
    await expect(form.getByText(texts.fieldProblems.answer_minutes_invalid)).toBeVisible()
    await expect(minutes).toBeFocused()
    expect(await rules(page)).toMatchObject({ answer_minutes: 120, credit_hours: 48 })
    await minutes.fill('45')
    await form.getByRole('button', { name: words.saveDeadlines }).click()
    await expect(section).toContainText(words.answerWithin(45))
    await expect(section).toContainText(words.creditWithin(72))
    expect(await rules(page)).toMatchObject({ answer_minutes: 45, credit_hours: 72 })
  })

  await test.step('another screen of the supplier follows', async () => {
    const other = await page.context().newPage()
    await other.goto('/supplier/delivery')
    await expect(
      other.getByRole('button', { name: words.changeWeekOf(words.firstZone) }),
    ).toBeVisible()
    await page.getByRole('button', { name: words.changeZoneOf(words.firstZone) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.zoneName).fill('Bas-du-Fleuve')
    await dialog.getByRole('button', { name: words.saveZone }).click()
    await expect(other.getByRole('heading', { name: 'Bas-du-Fleuve', exact: true })).toBeVisible()
  })
})

async function rules(page: Page) {
  return (await page.request.get('/api/delivery-rules/')).json()
}

/** Monday to Sunday. */
function names(language: Language): string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((date) => formatWeekday(language, `2024-01-0${date}`))
}

function countedTaps() {
  let count = 0
  return {
    count: () => count,
    async tap(target: Locator) {
      count++
      await target.click()
    },
    async choose(target: Locator, value: string) {
      count++
      await target.selectOption(value)
    },
  }
}
