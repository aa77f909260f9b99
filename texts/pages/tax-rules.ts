import { taxClassNames as classesEn, taxNames as namesEn } from '../en/tax-names.ts'
import { taxClassNames as classesFr, taxNames as namesFr } from '../fr/tax-names.ts'

const NBSP = '\u00a0'

const fr = {
  taxes: namesFr,
  classes: classesFr,
  intro:
    'Ce que la loi change en cours de route s’ajoute ici, avec son premier jour. De plusieurs règles pour un même jour, celle qui a commencé la dernière l’emporte. Les factures déjà émises ne changent pas.',
  today: 'Aujourd’hui',
  rates: 'Taux',
  percent: (rate: string) => `${rate.replace('.', ',')}${NBSP}%`,
  taxClass: 'Catégorie de taxe',
  taxations: { taxed: 'Taxé', zero: 'Détaxé', asked: 'Selon le fournisseur' },
  added: 'Règles ajoutées',
  none: 'Aucune règle ajoutée. Les taxes suivent les règles de Halles.',
  add: 'Ajouter une règle',
  kind: 'Que change-t-elle?',
  kinds: { taxClass: 'Si une catégorie est taxée', rate: 'Un taux' },
  tax: 'Taxe',
  isTaxed: 'À partir de ce jour',
  rate: 'Taux',
  fromDay: 'Premier jour',
  untilDay: 'Dernier jour',
  untilDayHint: 'Laissez vide si la règle n’a pas de fin.',
  save: 'Ajouter la règle',
  saved: 'Règle ajoutée',
  ruleOf: (tax: string, taxClass: string, taxation: string) =>
    `${tax}, ${taxClass}${NBSP}: ${taxation.toLowerCase()}`,
  rateOf: (tax: string, rate: string) => `${tax}${NBSP}: ${rate}`,
  since: (from: string) => `Depuis le ${from}`,
  from: (from: string) => `À partir du ${from}`,
  during: (from: string, until: string) => `Du ${from} au ${until}`,
  addedAt: (moment: string) => `Ajoutée le ${moment}`,
  withdrawn: 'Retirée',
  withdraw: 'Retirer',
  withdrawOf: (rule: string) => `Retirer la règle ${rule}`,
  withdrawTitle: 'Retirer cette règle?',
  withdrawMessage: 'Elle n’aura jamais été appliquée. Elle reste au journal.',
  withdrawNow: 'Retirer la règle',
  withdrawDone: 'Règle retirée',
}

const en: typeof fr = {
  taxes: namesEn,
  classes: classesEn,
  intro:
    'What the law changes along the way is added here, with its first day. Of several rules for one day, the one that began last prevails. Invoices that were issued do not change.',
  today: 'Today',
  rates: 'Rates',
  percent: (rate) => `${rate}%`,
  taxClass: 'Tax category',
  taxations: { taxed: 'Taxed', zero: 'Zero-rated', asked: 'The supplier says' },
  added: 'Rules that were added',
  none: 'No rule was added. Taxes follow the rules of Halles.',
  add: 'Add a rule',
  kind: 'What does it change?',
  kinds: { taxClass: 'Whether a category is taxed', rate: 'A rate' },
  tax: 'Tax',
  isTaxed: 'From this day on',
  rate: 'Rate',
  fromDay: 'First day',
  untilDay: 'Last day',
  untilDayHint: 'Leave it empty if the rule has no end.',
  save: 'Add the rule',
  saved: 'Rule added',
  ruleOf: (tax, taxClass, taxation) => `${tax}, ${taxClass}: ${taxation.toLowerCase()}`,
  rateOf: (tax, rate) => `${tax}: ${rate}`,
  since: (from) => `Since ${from}`,
  from: (from) => `From ${from} on`,
  during: (from, until) => `From ${from} to ${until}`,
  addedAt: (moment) => `Added on ${moment}`,
  withdrawn: 'Withdrawn',
  withdraw: 'Withdraw',
  withdrawOf: (rule) => `Withdraw the rule ${rule}`,
  withdrawTitle: 'Withdraw this rule?',
  withdrawMessage: 'It will never have applied. It stays in the activity log.',
  withdrawNow: 'Withdraw the rule',
  withdrawDone: 'Rule withdrawn',
}

/** What an operator adds to the rules of taxes. */
export const taxRulesTexts = { fr, en }
