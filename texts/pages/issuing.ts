import { a } from '../fr/elision.ts'

const NBSP = '\u00a0'

const fr = {
  loadError: 'Impossible de charger ce qui est à facturer.',
  none: 'Rien à facturer pour le moment. Une commande se facture une fois livrée\u00a0: marquée comme terminée, ou reçue par le restaurant.',
  intro: 'Une facture ne change plus une fois émise. Le restaurant la reçoit par courriel.',
  dayState: (ready: number, incomplete: number) =>
    incomplete > 0 ? `${ready} prêtes, ${incomplete} à compléter` : orders(ready),
  invoiceDay: (ready: number) =>
    ready > 1 ? `Facturer la journée (${ready})` : 'Facturer la journée',
  invoiceDayOf: (day: string, ready: number, incomplete: number) =>
    incomplete > 0
      ? `Facturer la journée du ${day}${NBSP}: ${ready}, ${incomplete} à compléter`
      : `Facturer la journée du ${day}${NBSP}: ${ready}`,
  dayTitle: (day: string) => `Facturer la journée du ${day}?`,
  dayMessage: (ready: number, incomplete: number) =>
    [
      ready > 1
        ? `${ready} factures seront émises, une par commande, et envoyées par courriel.`
        : 'Une facture sera émise et envoyée par courriel.',
      incomplete === 0
        ? ''
        : incomplete > 1
          ? `${incomplete} commandes à compléter ne sont pas facturées.`
          : '1 commande à compléter n’est pas facturée.',
    ]
      .filter(Boolean)
      .join(' '),
  dayDone: (issued: number, incomplete: number) =>
    `${issued > 1 ? `${issued} factures émises` : `${issued} facture émise`}${
      incomplete > 0 ? `, ${incomplete} à compléter` : ''
    }.`,
  orderOf: (number: number, restaurant: string) => `Commande nº${NBSP}${number}, ${restaurant}`,
  order: (number: number) => `commande nº${NBSP}${number}`,
  preview: 'Aperçu',
  previewOf: (number: number, restaurant: string) =>
    `Aperçu de la facture de la commande nº${NBSP}${number}, ${restaurant}`,
  missingTaxes: (products: number) =>
    products > 1
      ? `${products} produits sans catégorie de taxe`
      : '1 produit sans catégorie de taxe',
  missingWeights: (lines: number) => (lines > 1 ? `${lines} lignes à peser` : '1 ligne à peser'),
  completeTaxes: 'Préciser les taxes',
  completeWeights: 'Peser ces lignes',
  more: 'Afficher la suite',
  shown: (count: number) => orders(count),
  credits: 'Crédits accordés depuis la facture',
  creditOf: (amount: string, label: string) => `${amount} sur la facture ${label}`,
  several: 'Plusieurs commandes d’un client sur une facture',
  severalHint: 'Une semaine ou un mois de livraisons, au plus 62 commandes.',
  customer: 'Client',
  chooseCustomer: 'Choisissez un client',
  from: 'Livrées du',
  to: 'au',
  week: 'Semaine dernière',
  month: 'Mois dernier',
  showDraft: 'Voir l’aperçu',

  draft: 'Aperçu de la facture',
  draftError: 'Impossible de préparer cette facture.',
  draftNote: 'Aperçu\u00a0: rien n’est émis. La facture portera la date du jour de son émission.',
  issue: 'Émettre la facture',
  issueTitle: 'Émettre cette facture?',
  issueMessage: (total: string, name: string) =>
    `${total} ${a(name)}. Une fois émise, elle ne change plus\u00a0: une note de crédit la corrige.`,
  issued: (label: string) => `Facture ${label} émise.`,
  changed: 'La facture a changé entre-temps. Voici les nouveaux montants.',
  notReady: 'Choisissez des commandes, ou un client et ses jours.',
  lacking: 'Il manque de quoi facturer',

  credit: 'Émettre une note de crédit',
  creditTitle: (label: string) => `Émettre une note de crédit sur la facture ${label}?`,
  creditMessage: (amount: string) =>
    `Elle rend ce que vous avez accordé depuis la facture\u00a0: ${amount} avant taxes.`,
  whole: 'Annuler la facture',
  wholeTitle: (label: string) => `Annuler la facture ${label}?`,
  wholeMessage:
    'Une note de crédit rend tout ce qui en reste. Les commandes pourront être facturées de nouveau.',
  wholeNow: 'Émettre la note de crédit',
  creditIssued: (label: string) => `Note de crédit ${label} émise.`,
  invoiceAnew: 'Facturer de nouveau',
  takenBack: 'Une note de crédit a tout rendu de cette facture.',
  toCredit: (amount: string) => `${amount} accordés depuis, avant taxes, sans note de crédit.`,
}

function orders(count: number): string {
  return count > 1 ? `${count} commandes` : `${count} commande`
}

const en: typeof fr = {
  loadError: 'What is to be invoiced could not be loaded.',
  none: 'Nothing to invoice now. An order is invoiced once it is delivered: marked as done, or received by the restaurant.',
  intro: 'An invoice no longer changes once it is issued. The restaurant gets it by email.',
  dayState: (ready, incomplete) =>
    incomplete > 0 ? `${ready} ready, ${incomplete} to complete` : ordersEn(ready),
  invoiceDay: (ready) => (ready === 1 ? 'Invoice the day' : `Invoice the day (${ready})`),
  invoiceDayOf: (day, ready, incomplete) =>
    incomplete > 0
      ? `Invoice the day of ${day}: ${ready}, ${incomplete} to complete`
      : `Invoice the day of ${day}: ${ready}`,
  dayTitle: (day) => `Invoice the day of ${day}?`,
  dayMessage: (ready, incomplete) =>
    [
      ready === 1
        ? 'One invoice will be issued and sent by email.'
        : `${ready} invoices will be issued, one for each order, and sent by email.`,
      incomplete === 0
        ? ''
        : incomplete === 1
          ? '1 order to complete is not invoiced.'
          : `${incomplete} orders to complete are not invoiced.`,
    ]
      .filter(Boolean)
      .join(' '),
  dayDone: (issued, incomplete) =>
    `${issued === 1 ? '1 invoice issued' : `${issued} invoices issued`}${
      incomplete > 0 ? `, ${incomplete} to complete` : ''
    }.`,
  orderOf: (number, restaurant) => `Order no.${NBSP}${number}, ${restaurant}`,
  order: (number) => `order no.${NBSP}${number}`,
  preview: 'Preview',
  previewOf: (number, restaurant) =>
    `Preview the invoice of order no.${NBSP}${number}, ${restaurant}`,
  missingTaxes: (products) =>
    products === 1 ? '1 product without a tax class' : `${products} products without a tax class`,
  missingWeights: (lines) => (lines === 1 ? '1 line to weigh' : `${lines} lines to weigh`),
  completeTaxes: 'Answer about taxes',
  completeWeights: 'Weigh these lines',
  more: 'Show more',
  shown: (count) => ordersEn(count),
  credits: 'Credits granted since the invoice',
  creditOf: (amount, label) => `${amount} on invoice ${label}`,
  several: 'Several orders of a customer on one invoice',
  severalHint: 'A week or a month of deliveries, at most 62 orders.',
  customer: 'Customer',
  chooseCustomer: 'Choose a customer',
  from: 'Delivered from',
  to: 'to',
  week: 'Last week',
  month: 'Last month',
  showDraft: 'See the preview',

  draft: 'Preview of the invoice',
  draftError: 'This invoice could not be prepared.',
  draftNote: 'Preview: nothing is issued. The invoice will bear the date of the day it is issued.',
  issue: 'Issue the invoice',
  issueTitle: 'Issue this invoice?',
  issueMessage: (total, name) =>
    `${total} to ${name}. Once issued it no longer changes: a credit note corrects it.`,
  issued: (label) => `Invoice ${label} issued.`,
  changed: 'The invoice changed meanwhile. These are the new amounts.',
  notReady: 'Choose orders, or a customer and its days.',
  lacking: 'Something is missing to invoice this',

  credit: 'Issue a credit note',
  creditTitle: (label) => `Issue a credit note on invoice ${label}?`,
  creditMessage: (amount) =>
    `It gives back what you have granted since the invoice: ${amount} before taxes.`,
  whole: 'Cancel the invoice',
  wholeTitle: (label) => `Cancel invoice ${label}?`,
  wholeMessage:
    'A credit note gives back all that is left of it. Its orders can then be invoiced again.',
  wholeNow: 'Issue the credit note',
  creditIssued: (label) => `Credit note ${label} issued.`,
  invoiceAnew: 'Invoice again',
  takenBack: 'A credit note has given back all of this invoice.',
  toCredit: (amount) => `${amount} granted since, before taxes, without a credit note.`,
}

function ordersEn(count: number): string {
  return count === 1 ? '1 order' : `${count} orders`
}

/** What a supplier invoices, and takes back. */
export const issuingTexts = { fr, en }
