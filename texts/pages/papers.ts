import type { OrderPaperKind } from '@halles/domain/papers/order-paper.ts'
import type { PaperKind, PaperState } from '@halles/domain/papers/paper.ts'

const NBSP = '\u00a0'

const statesFr: Record<PaperState, string> = {
  open: 'À payer',
  overdue: 'En souffrance',
  paid: 'Payée',
}
const statesEn: Record<PaperState, string> = {
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
}
const kindsFr: Record<PaperKind, string> = { invoice: 'Facture', credit_note: 'Note de crédit' }
const kindsEn: Record<PaperKind, string> = { invoice: 'Invoice', credit_note: 'Credit note' }

const orderPapersFr: Record<OrderPaperKind, string> = {
  confirmation: 'Confirmation de commande',
  packing_slip: 'Bon de livraison',
}
const orderPapersEn: Record<OrderPaperKind, string> = {
  confirmation: 'Order confirmation',
  packing_slip: 'Packing slip',
}

const fr = {
  title: 'Factures',
  loadError: 'Impossible de charger vos factures.',
  tabsLabel: 'Factures et paiements',
  tabs: {
    papers: 'Factures',
    issue: 'À facturer',
    customers: 'Par client',
    suppliers: 'Par fournisseur',
    payments: 'Paiements',
  },
  states: statesFr,
  kinds: kindsFr,
  sums: {
    open: 'Solde à payer',
    due: 'Échu à ce jour',
    overdue: 'En souffrance',
    credit: 'Crédits non utilisés',
  },
  sumsLabel: 'Ce qui reste à payer',
  settings: 'Réglages et exportation',
  searchLabel: 'Rechercher une facture',
  searchPlaceholder: { supplier: 'Numéro ou client', restaurant: 'Numéro ou fournisseur' },
  clearSearch: 'Effacer la recherche',
  month: 'Mois',
  allMonths: 'Tous les mois',
  state: 'État',
  anyState: 'Toutes',
  creditNotes: 'Notes de crédit',
  only: (name: string) => `Seulement ${name}`,
  showOthers: 'Voir les autres aussi',
  monthSum: (open: string) => `${open} à payer`,
  monthOverdue: (overdue: string) => `dont ${overdue} en souffrance`,
  downloadMonth: 'Télécharger les PDF',
  downloadMonthOf: (month: string) => `Télécharger les PDF ${deMonth(month)} (ZIP)`,
  issuedOn: (day: string) => `émise le ${day}`,
  dueOn: (day: string) => `échéance le ${day}`,
  orderNumbers: (count: number, numbers: string) =>
    count > 3
      ? `${count} commandes`
      : `${count > 1 ? 'commandes' : 'commande'} nº${NBSP}${numbers}`,
  corrects: (label: string) => `corrige ${label}`,
  left: (amount: string) => `reste ${amount}`,
  toGiveBack: (amount: string) => `${amount} de trop`,
  shown: (papers: number) =>
    papers > 1 ? `${papers} factures affichées` : `${papers} facture affichée`,
  loadMore: 'Afficher les précédentes',
  noneAtAll: {
    supplier:
      'Aucune facture pour le moment. Une commande se facture une fois livrée, sous «\u00a0À facturer\u00a0».',
    restaurant:
      'Aucune facture pour le moment. Celles de vos fournisseurs s’afficheront ici, et vous les recevrez par courriel.',
  },
  noneFound: 'Aucune facture ne correspond.',
  showAll: 'Voir toutes les factures',
  ofOrder: 'Factures et documents',
  orderPapers: orderPapersFr,
  invoiceIt: 'Facturer',
}

/** "de novembre 2026", "d’août 2026". */
function deMonth(month: string): string {
  return /^[ao]/.test(month) ? `d’${month}` : `de ${month}`
}

const en: typeof fr = {
  title: 'Invoices',
  loadError: 'Your invoices could not be loaded.',
  tabsLabel: 'Invoices and payments',
  tabs: {
    papers: 'Invoices',
    issue: 'To invoice',
    customers: 'By customer',
    suppliers: 'By supplier',
    payments: 'Payments',
  },
  states: statesEn,
  kinds: kindsEn,
  sums: { open: 'Balance', due: 'Due by today', overdue: 'Overdue', credit: 'Unused credits' },
  sumsLabel: 'What is left to pay',
  settings: 'Settings and exports',
  searchLabel: 'Search for an invoice',
  searchPlaceholder: { supplier: 'Number or customer', restaurant: 'Number or supplier' },
  clearSearch: 'Clear search',
  month: 'Month',
  allMonths: 'All months',
  state: 'State',
  anyState: 'All',
  creditNotes: 'Credit notes',
  only: (name) => `Only ${name}`,
  showOthers: 'Show the others too',
  monthSum: (open) => `${open} to pay`,
  monthOverdue: (overdue) => `of which ${overdue} overdue`,
  downloadMonth: 'Download the PDFs',
  downloadMonthOf: (month) => `Download the PDFs of ${month} (ZIP)`,
  issuedOn: (day) => `issued on ${day}`,
  dueOn: (day) => `due on ${day}`,
  orderNumbers: (count, numbers) =>
    count > 3 ? `${count} orders` : `${count > 1 ? 'orders' : 'order'} no.${NBSP}${numbers}`,
  corrects: (label) => `corrects ${label}`,
  left: (amount) => `${amount} left`,
  toGiveBack: (amount) => `${amount} too much`,
  shown: (papers) => (papers === 1 ? '1 invoice shown' : `${papers} invoices shown`),
  loadMore: 'Show earlier ones',
  noneAtAll: {
    supplier: 'No invoices yet. An order is invoiced once it is delivered, under “To invoice”.',
    restaurant:
      'No invoices yet. Those of your suppliers will appear here, and you will get them by email.',
  },
  noneFound: 'No invoice matches.',
  showAll: 'View all invoices',
  ofOrder: 'Invoices and documents',
  orderPapers: orderPapersEn,
  invoiceIt: 'Invoice it',
}

/** Invoices and credit notes as both sides list them. */
export const papersTexts = { fr, en }
