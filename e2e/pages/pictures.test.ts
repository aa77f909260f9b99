import type { Page } from '@playwright/test'
import { expect, test } from '../halles-test.ts'
import { untilDrawn } from '../until-drawn.ts'

const SHAPES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

/** What typefaces move when somebody opens a page for the first time. */
const MOST_SHIFT = 0.01

for (const viewport of SHAPES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('no picture of a list moves while it comes, and no row with one', async ({
      page,
      signIn,
    }) => {
      await untilDrawn()
      await signIn('restaurant')
      await watchShifts(page)
      await page.goto('/categories/fetl')
      await expectPictures(page, 'tbody img', 5)
      await expectStill(page)
    })

    test('the landing page’s list has its pictures, and nothing of it moves', async ({ page }) => {
      await watchShifts(page)
      await page.goto('/')
      await page.getByRole('table').scrollIntoViewIfNeeded()
      await expectPictures(page, 'table img', 3)
      await expectStill(page)
    })
  })
}

/** At least so many have come, each in a place as large as it says. */
async function expectPictures(page: Page, place: string, fewest: number): Promise<void> {
  await expect(async () => {
    const widths = await page.locator(place).evaluateAll((images) =>
      images.map((image) => {
        image.scrollIntoView({ block: 'nearest' })
        return (image as HTMLImageElement).naturalWidth
      }),
    )
    expect(widths.length).toBeGreaterThanOrEqual(fewest)
    expect(Math.min(...widths)).toBeGreaterThan(1)
  }).toPass()
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const rows = sources
          .map(({ node }) => node)
          .filter((node) => node instanceof Element && node.matches('tbody, tr, td, th, td *'))
          .filter(
            (node) => (node as Element).querySelector('img') ?? node instanceof HTMLImageElement,
          )
        shifts.push({ value, rows: rows.map((node) => (node as Element).outerHTML.slice(0, 200)) })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

type Entry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}
type Shift = { value: number; rows: string[] }

/** No picture moved, and no row with one; of all else only what the typefaces move when they come. */
async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
  expect(shifts.flatMap(({ rows }) => rows)).toEqual([])
  expect(shifts.reduce((total, { value }) => total + value, 0)).toBeLessThan(MOST_SHIFT)
}
