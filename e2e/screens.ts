import type { Texts } from '@halles/texts/fr.ts'
import type { Page } from '@playwright/test'
import type { Role } from './halles-test.ts'

/** A screen as accessibility tests and screenshots look at it. */
export type Screen = {
  /** Of the picture's file. */
  name: string
  viewer: 'visitor' | Role
  path: string
  /** What to do before it is looked at. */
  prepare?: (page: Page, texts: Texts) => Promise<void>
}

/** Every screen there is. A new one belongs here. */
export const screens: readonly Screen[] = [
  { name: 'landing', viewer: 'visitor', path: '/' },
  { name: 'login', viewer: 'visitor', path: '/login' },
  {
    name: 'login-empty',
    viewer: 'visitor',
    path: '/login',
    prepare: (page, texts) =>
      page.getByRole('main').getByRole('button', { name: texts.session.submit }).click(),
  },
  { name: 'not-found', viewer: 'visitor', path: '/nowhere' },
  { name: 'not-authorized', viewer: 'restaurant', path: '/not-authorized' },
  { name: 'operator', viewer: 'operator', path: '/operator' },
]
