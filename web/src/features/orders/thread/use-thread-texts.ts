import { orderChanges as changesEn } from '@halles/texts/en/order-changes.ts'
import { orderThread as en } from '@halles/texts/en/order-thread.ts'
import { orderChanges as changesFr } from '@halles/texts/fr/order-changes.ts'
import { orderThread as fr } from '@halles/texts/fr/order-thread.ts'
import { useTextsOf } from '../../../platform/language/language.ts'

/** The texts of a trail, with the reasons of every kind of change. */
export function useThreadTexts() {
  return useTextsOf({
    fr: { ...fr, reasons: { ...fr.receivingReasons, ...changesFr.reasons } },
    en: { ...en, reasons: { ...en.receivingReasons, ...changesEn.reasons } },
  })
}
