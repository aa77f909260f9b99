import { expect, type Locator, type Page } from '@playwright/test'
import { focusOn } from './checks/focus-faults.ts'

const FAR = 150

/** A reader without a mouse: goes where Tab leads, presses and types. Each place on the way has to be seen. */
export class Keyboard {
  readonly page: Page
  // A page that was just loaded has its focus nowhere yet.
  #fresh = true

  constructor(page: Page) {
    this.page = page
    page.on('load', () => {
      this.#fresh = true
    })
  }

  /** Tabs until a place has the focus. */
  async to(place: Locator): Promise<void> {
    await place.first().waitFor()
    if (!this.#fresh) await this.#expectFocusSomewhere()
    for (let tabs = 0; !(await hasFocus(place)); tabs++) {
      if (tabs === FAR) throw new Error(`Tab does not lead to ${place}`)
      await this.press('Tab')
      // A cart that slides in is at the edge of the window for a moment.
      await expect.poll(() => focusOn(this.page), `on the way to ${place}`).toEqual([])
    }
    this.#fresh = false
  }

  /** Goes to a button, a link or the like and uses it. */
  async use(place: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(place)
    await this.press(key)
  }

  /** Goes to a field and writes over what is in it. */
  async write(place: Locator, text: string): Promise<void> {
    await this.to(place)
    await this.press('ControlOrMeta+A')
    await this.page.keyboard.type(text)
    await expect(place).toHaveValue(text)
  }

  /** Goes to a list to choose from and writes until the wanted entry is chosen. */
  async choose(place: Locator, entry: string): Promise<void> {
    await this.to(place)
    await this.page.keyboard.type(entry)
    await expect(place.locator('option:checked')).toHaveText(entry)
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  /** Whatever went away or was switched off under it, the focus is not lost (WCAG 2.4.3). */
  async #expectFocusSomewhere(): Promise<void> {
    const isLost = () => this.page.evaluate(() => document.activeElement === document.body)
    await expect.poll(isLost, 'the focus was thrown back to the top').toBe(false)
  }
}

function hasFocus(place: Locator): Promise<boolean> {
  return place.first().evaluate((element) => element === document.activeElement)
}
