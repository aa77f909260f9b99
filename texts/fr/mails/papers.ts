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
  overdue: {
    subject: (supplier: string) => `Factures en souffrance ${de(supplier)}`,
    intro: (supplier: string, sum: string) =>
      `Selon ${supplier}, il vous reste ${sum} à payer sur des factures dont l’échéance est passée.`,
    invoice: (label: string) => `Facture ${label}`,
    due: (sum: string, day: string) => `${sum}, à payer au plus tard le ${day}`,
    paid: 'Si vous avez déjà payé, le fournisseur ne l’a pas encore noté\u00a0: ce message est alors sans objet. Halles ne reçoit et ne transmet aucun paiement.',
    action: 'Voir les factures',
  },
  corrects: 'Corrige la facture',
  orders: (count: number): string => (count === 1 ? 'Commande' : 'Commandes'),
  issuedOn: 'Date',
  total: 'Total, taxes comprises',
  dueOn: 'À payer au plus tard le',
  action: { invoice: 'Voir la facture', creditNote: 'Voir la note de crédit' },
}
