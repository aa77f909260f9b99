import type { PaperKind } from '@halles/domain/papers/paper.ts'
import type { AccountCategory, TaxCode } from '@halles/domain/papers/payment.ts'
import { menu as menuEn } from '../en/menu.ts'
import { menu as menuFr } from '../fr/menu.ts'

const kindsFr: Record<PaperKind, string> = { invoice: 'Facture', credit_note: 'Note de crédit' }
const kindsEn: Record<PaperKind, string> = { invoice: 'Invoice', credit_note: 'Credit note' }
const taxesFr: Record<TaxCode, string> = {
  none: 'Sans taxe',
  gst: 'TPS',
  qst: 'TVQ',
  both: 'TPS et TVQ',
}
const taxesEn: Record<TaxCode, string> = {
  none: 'No tax',
  gst: 'GST',
  qst: 'QST',
  both: 'GST and QST',
}
const categoriesFr: Record<AccountCategory, string> = { ...menuFr, deposit: 'Consigne' }
const categoriesEn: Record<AccountCategory, string> = { ...menuEn, deposit: 'Deposit' }

const fr = {
  fileName: 'factures',
  sheetName: 'Factures',
  columns: {
    issued_on: 'Date',
    kind: 'Document',
    label: 'Numéro',
    corrects: 'Corrige',
    due_on: 'Échéance',
    customer: 'Client',
    customer_code: 'Numéro de client',
    category: 'Catégorie',
    taxes: 'Taxes',
    account: 'Compte',
    code: 'Code de taxe',
    amount: 'Montant avant taxes',
    gst: 'TPS',
    qst: 'TVQ',
    total: 'Total',
  },
  kinds: kindsFr,
  taxes: taxesFr,
  categories: categoriesFr,
}

const en: typeof fr = {
  fileName: 'invoices',
  sheetName: 'Invoices',
  columns: {
    issued_on: 'Date',
    kind: 'Document',
    label: 'Number',
    corrects: 'Corrects',
    due_on: 'Due date',
    customer: 'Customer',
    customer_code: 'Customer number',
    category: 'Category',
    taxes: 'Taxes',
    account: 'Account',
    code: 'Tax code',
    amount: 'Amount before taxes',
    gst: 'GST',
    qst: 'QST',
    total: 'Total',
  },
  kinds: kindsEn,
  taxes: taxesEn,
  categories: categoriesEn,
}

/** What the export of invoices and credit notes says. */
export const exportTexts = { fr, en }
