import type { Language } from '@halles/contract/language.ts'
import { formatDeliveryDay } from '@halles/texts/delivery-times.ts'
import {
  formatAmount,
  formatDay,
  formatDecimal,
  formatMoment,
  formatMonth,
  formatShortDay,
  formatTime,
} from '@halles/texts/format.ts'
import type { Texts } from '@halles/texts/fr.ts'
import { createStore, type Store, useStore } from '../create-store.ts'
import { nowDrawn } from '../now.ts'
import { writeStored } from '../storage/stored.ts'
import { loadTexts, loadTextsPersistently } from './load-texts.ts'
import { hideStartNotice, showStartNotice } from './start-notice.ts'

type ActiveLanguage = { language: Language; texts: Texts }

// Pages are rendered, and hydrated, in the language that was set before.
const active: Store<ActiveLanguage | undefined> = createStore<ActiveLanguage | undefined>(
  undefined,
  () => active.get(),
)

/**
 * Loads the texts in the language of the document, which `before-paint.js` set from the address and local storage before
 * the page was shown. The application renders after this. While the texts do not load, the page shows a notice. Throws
 * `TextsGone`.
 */
export async function startLanguage(): Promise<void> {
  const language = document.documentElement.lang === 'en' ? 'en' : 'fr'
  try {
    const texts = await loadTextsPersistently(language, () => showStartNotice('retrying'))
    setLanguage({ language, texts })
    hideStartNotice()
  } catch (error) {
    showStartNotice('failed')
    throw error
  }
}

/** Changes the language on screen, for this device and for the next visit. Throws when its words do not come. */
export async function chooseLanguage(language: Language): Promise<void> {
  setLanguage({ language, texts: await loadTexts(language) })
  document.documentElement.lang = language
  writeStored('lang', language)
}

/** Puts a language on screen whose words are there already. */
export function setLanguage(next: ActiveLanguage): void {
  active.set(next)
}

/** For code outside of components; components call `useTexts`. */
export function currentLanguage(): Language {
  return demand(active.get()).language
}

export function currentTexts(): Texts {
  return demand(active.get()).texts
}

export function useTexts(): Texts {
  return useActiveLanguage().texts
}

/** Texts of one page, which its own chunk brings in both languages. */
export function useTextsOf<PageTexts>(texts: Record<Language, PageTexts>): PageTexts {
  return texts[useLanguage()]
}

export function useLanguage(): Language {
  return useActiveLanguage().language
}

/** Amounts and days as the language writes them. */
export function useFormat() {
  const language = useLanguage()
  return {
    /** `isEstimate`: it has goods sold by weight that were not weighed yet. */
    dollars: (amount: string, isEstimate?: boolean) => formatAmount(language, amount, isEstimate),
    decimal: (amount: string) => formatDecimal(language, amount),
    day: (day: string) => formatDay(language, day),
    deliveryDay: (day: string) => formatDeliveryDay(language, day),
    shortDay: (day: string) => formatShortDay(language, day, nowDrawn()),
    month: (month: string) => formatMonth(language, month),
    moment: (moment: string) => formatMoment(language, moment),
    time: (moment: string) => formatTime(language, moment),
  }
}

function useActiveLanguage(): ActiveLanguage {
  return demand(useStore(active))
}

function demand(value: ActiveLanguage | undefined): ActiveLanguage {
  if (value === undefined) throw new Error('no language is set yet')
  return value
}
