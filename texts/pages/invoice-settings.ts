import type { PaperKind } from '@halles/domain/papers/paper.ts'
import type { AccountCategory, ExportFormat, TaxCode } from '@halles/domain/papers/payment.ts'
import { menu as menuEn } from '../en/menu.ts'
import { menu as menuFr } from '../fr/menu.ts'

const NBSP = '\u00a0'

const seriesFr: Record<PaperKind, string> = { invoice: 'Factures', credit_note: 'Notes de crédit' }
const seriesEn: Record<PaperKind, string> = { invoice: 'Invoices', credit_note: 'Credit notes' }
const formatsFr: Record<ExportFormat, string> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  quickbooks: 'QuickBooks Online (CSV)',
  sage50: 'Sage 50 (IMP)',
  zip: 'PDF de toutes les factures (ZIP)',
}
const formatsEn: Record<ExportFormat, string> = {
  csv: 'CSV',
  xlsx: 'XLSX',
  quickbooks: 'QuickBooks Online (CSV)',
  sage50: 'Sage 50 (IMP)',
  zip: 'PDFs of all invoices (ZIP)',
}
const taxCodesFr: Record<TaxCode, string> = {
  none: 'Sans taxe',
  gst: 'TPS seule',
  qst: 'TVQ seule',
  both: 'TPS et TVQ',
}
const taxCodesEn: Record<TaxCode, string> = {
  none: 'No tax',
  gst: 'GST only',
  qst: 'QST only',
  both: 'GST and QST',
}
const categoriesFr: Record<AccountCategory, string> = { ...menuFr, deposit: 'Consigne' }
const categoriesEn: Record<AccountCategory, string> = { ...menuEn, deposit: 'Deposit' }

const fr = {
  title: 'Réglages des factures',
  loadError: 'Impossible de charger ces réglages.',
  numbers: 'Numéros',
  series: seriesFr,
  next: (label: string) => `Prochain numéro${NBSP}: ${label}`,
  change: 'Modifier',
  changeOf: (series: string) => `Modifier les numéros${NBSP}: ${series}`,
  prefix: 'Préfixe',
  prefixHint: 'Ce qui précède le numéro, par exemple F-.',
  nextNumber: 'Prochain numéro',
  nextNumberHint: 'Pour continuer vos numéros d’ailleurs. Il ne se choisit qu’une fois.',
  save: 'Enregistrer',
  saved: 'Numéros enregistrés.',
  reminders: 'Rappels',
  remind: 'Rappeler par courriel aux clients ce qui est en souffrance',
  remindHint: 'Au plus une fois par semaine et par client.',
  remindersOn: 'Rappels activés.',
  remindersOff: 'Rappels désactivés.',
  exports: 'Exportation',
  exportsHint: 'Au plus un an à la fois, un mois pour les PDF.',
  from: 'Du',
  to: 'Au',
  format: 'Format',
  kind: 'Contenu',
  bothKinds: 'Factures et notes de crédit',
  formats: formatsFr,
  download: 'Télécharger',
  periodInvalid: 'Choisissez deux jours, dans l’ordre.',
  periodTooLong: (days: number) => `Choisissez au plus ${days} jours.`,
  map: 'Comptes de votre logiciel comptable',
  mapHint:
    'Pour chaque catégorie et ses taxes\u00a0: le compte ou le produit de votre logiciel, et son code de taxe. Ce qui est vide prend le nom de la catégorie.',
  rareTaxes: 'Montrer aussi ce qui ne porte qu’une seule taxe',
  account: 'Compte',
  code: 'Code de taxe',
  accountOf: (category: string, taxes: string) => `Compte${NBSP}: ${category}, ${taxes}`,
  codeOf: (category: string, taxes: string) => `Code de taxe${NBSP}: ${category}, ${taxes}`,
  mapSave: 'Enregistrer les comptes',
  mapSaved: 'Comptes enregistrés.',
  categories: categoriesFr,
  taxCodes: taxCodesFr,
  taxesOfProducts: 'Taxes de vos produits et numéros de taxes',
}

const en: typeof fr = {
  title: 'Invoice settings',
  loadError: 'These settings could not be loaded.',
  numbers: 'Numbers',
  series: seriesEn,
  next: (label) => `Next number: ${label}`,
  change: 'Change',
  changeOf: (series) => `Change the numbers: ${series}`,
  prefix: 'Prefix',
  prefixHint: 'What stands before the number, for example F-.',
  nextNumber: 'Next number',
  nextNumberHint: 'To continue your numbers from elsewhere. It is chosen only once.',
  save: 'Save',
  saved: 'Numbers saved.',
  reminders: 'Reminders',
  remind: 'Remind customers by email of what is overdue',
  remindHint: 'At most once a week for each customer.',
  remindersOn: 'Reminders switched on.',
  remindersOff: 'Reminders switched off.',
  exports: 'Exports',
  exportsHint: 'At most a year at once, a month for the PDFs.',
  from: 'From',
  to: 'To',
  format: 'Format',
  kind: 'Content',
  bothKinds: 'Invoices and credit notes',
  formats: formatsEn,
  download: 'Download',
  periodInvalid: 'Choose two days, in order.',
  periodTooLong: (days) => `Choose at most ${days} days.`,
  map: 'Accounts of your accounting program',
  mapHint:
    'For each category and its taxes: the account or product in your program, and its tax code. What is empty takes the name of the category.',
  rareTaxes: 'Show also what bears a single tax',
  account: 'Account',
  code: 'Tax code',
  accountOf: (category, taxes) => `Account: ${category}, ${taxes}`,
  codeOf: (category, taxes) => `Tax code: ${category}, ${taxes}`,
  mapSave: 'Save the accounts',
  mapSaved: 'Accounts saved.',
  categories: categoriesEn,
  taxCodes: taxCodesEn,
  taxesOfProducts: 'Taxes of your products and tax numbers',
}

/** How a supplier's invoices are numbered, reminded of and exported. */
export const invoiceSettingsTexts = { fr, en }
