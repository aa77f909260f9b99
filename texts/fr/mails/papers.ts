import { de } from '../elision.ts'

/** Mails to a restaurant about what a supplier has invoiced or credited. */
export const papers = {
  invoice: {
    subject: (label: string, supplier: string) => `Facture ${label} ${de(supplier)}`,
    intro: (supplier: string) => `${supplier} vous a émis une facture.`,
    number: 'Facture',
  },
  creditNote: {
    subject: (label: string, supplier: string) => `Note de crédit ${label} ${de(supplier)}`,
    intro: (supplier: string) =>
      `${supplier} vous a émis une note de crédit, à déduire de ce que vous lui devez.`,
    number: 'Note de crédit',
  },
  corrects: 'Corrige la facture',
  orders: (count: number): string => (count === 1 ? 'Commande' : 'Commandes'),
  issuedOn: 'Date',
  total: 'Total, taxes comprises',
  dueOn: 'À payer au plus tard le',
  action: { invoice: 'Voir la facture', creditNote: 'Voir la note de crédit' },
}
