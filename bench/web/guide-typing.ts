import { fr } from '@halles/texts/fr.ts'
import type { Page } from '@playwright/test'
import { SLOWDOWN, timeInput } from './clicks.ts'

/** Milliseconds from a key to the next paint: a quantity of a guide that is new, then the same one changed. */
export type Typing = { first: number; next: number }

/** In the middle of a guide, the processor four times slower. */
export async function measureTyping(page: Page, guide: string): Promise<Typing> {
  await page.goto(`/guide/${guide}`)
  const adds = page.getByRole('button', { name: fr.cart.add('') })
  await adds.first().waitFor()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const add = adds.nth(Math.floor((await adds.count()) / 2))
  await add.scrollIntoViewIfNeeded()
  await add.focus()
  const first = await timeInput(page, () => page.keyboard.press('7'))
  const next = await timeInput(page, () => page.keyboard.press('5'))
  return { first, next }
}
