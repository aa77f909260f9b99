import type { Locator, Page } from '@playwright/test'
import type { AllTexts } from './all-texts.ts'
import type { Role } from './halles-test.ts'

/** A screen as accessibility tests and screenshots look at it. */
export type Screen = {
  /** Of the picture's file. */
  name: string
  viewer: 'visitor' | Role
  /** Where it is; what only the demo market's answers know is asked for. */
  path: string | ((page: Page) => Promise<string>)
  /** Runs before the page is opened: sets answers in place of the server's. */
  stage?: (page: Page) => Promise<unknown>
  /** Something is awaited for as long as one looks. */
  unfinished?: true
  /** The browser logs what went wrong. */
  complains?: true
  /** What to do before it is looked at. */
  prepare?: (page: Page, texts: AllTexts) => Promise<void>
  /** What is visible only in the state that the screen is named after. */
  shows?: (page: Page, texts: AllTexts) => Locator
}
