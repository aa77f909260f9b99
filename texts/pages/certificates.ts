import type { CertificateState } from '@halles/domain/certificate.ts'
import { marks as marksEn } from '../en/marks.ts'
import { marks as marksFr } from '../fr/marks.ts'

const NBSP = '\u00a0'

const states: Record<CertificateState, string> = {
  in_force: 'En vigueur',
  ends_soon: 'Expire bientôt',
  ended: 'Expiré',
}

/** Days come formatted. */
const until: Record<CertificateState, (day: string) => string> = {
  in_force: (day) => `Valide jusqu’au ${day}.`,
  ends_soon: (day) =>
    `Valide jusqu’au ${day}. Après ce jour, les restaurants ne verront plus cette mention.`,
  ended: (day) => `Il était valide jusqu’au ${day}. Les restaurants ne voient plus cette mention.`,
}

const fr = {
  intro:
    'Les restaurants ne voient ces mentions sur vos produits que si vous avez un certificat en vigueur. Nous vous écrivons 30 jours avant son dernier jour.',
  loadError: 'Impossible de charger vos certificats.',
  marks: marksFr,
  none: 'Aucun certificat. Les restaurants ne voient pas cette mention.',
  states,
  until,
  issued: (body: string, number: string) => `${body}, nº${NBSP}${number}`,
  add: 'Ajouter',
  addOf: (mark: string) => `Ajouter un certificat${NBSP}: ${mark}`,
  change: 'Modifier',
  changeOf: (mark: string) => `Modifier le certificat${NBSP}: ${mark}`,
  titleOf: (mark: string) => `Certificat${NBSP}: ${mark}`,
  body: 'Organisme de certification',
  bodyHint: 'Tel qu’il figure sur le certificat.',
  number: 'Numéro du certificat',
  untilDay: 'Dernier jour',
  untilDayHint: 'Le certificat est en vigueur jusqu’à la fin de ce jour.',
  save: 'Enregistrer le certificat',
  saved: (mark: string) => `Certificat enregistré${NBSP}: ${mark}`,
  remove: 'Supprimer',
  removeOf: (mark: string) => `Supprimer le certificat${NBSP}: ${mark}`,
  removeTitle: (mark: string) => `Supprimer le certificat${NBSP}: ${mark}?`,
  removeMessage: 'Les restaurants ne verront plus cette mention sur vos produits.',
  removeNow: 'Supprimer le certificat',
  removed: (mark: string) => `Certificat supprimé${NBSP}: ${mark}`,
  /** In the form of a product that states these marks. */
  hidden: (marks: string) =>
    `Sans certificat en vigueur, les restaurants ne voient pas${NBSP}: ${marks}.`,
  toCertificates: 'Vos certificats',
}

const en: typeof fr = {
  intro:
    'Restaurants see these claims on your products only while you have a certificate in force. We write to you 30 days before its last day.',
  loadError: 'Your certificates could not be loaded.',
  marks: marksEn,
  none: 'No certificate. Restaurants do not see this claim.',
  states: { in_force: 'In force', ends_soon: 'Expires soon', ended: 'Expired' },
  until: {
    in_force: (day) => `Valid until ${day}.`,
    ends_soon: (day) =>
      `Valid until ${day}. After that day, restaurants will no longer see this claim.`,
    ended: (day) => `It was valid until ${day}. Restaurants no longer see this claim.`,
  },
  issued: (body, number) => `${body}, no.${NBSP}${number}`,
  add: 'Add',
  addOf: (mark) => `Add a certificate: ${mark}`,
  change: 'Edit',
  changeOf: (mark) => `Edit the certificate: ${mark}`,
  titleOf: (mark) => `Certificate: ${mark}`,
  body: 'Certification body',
  bodyHint: 'As it stands on the certificate.',
  number: 'Certificate number',
  untilDay: 'Last day',
  untilDayHint: 'The certificate is in force until the end of this day.',
  save: 'Save the certificate',
  saved: (mark) => `Certificate saved: ${mark}`,
  remove: 'Delete',
  removeOf: (mark) => `Delete the certificate: ${mark}`,
  removeTitle: (mark) => `Delete the certificate: ${mark}?`,
  removeMessage: 'Restaurants will no longer see this claim on your products.',
  removeNow: 'Delete the certificate',
  removed: (mark) => `Certificate deleted: ${mark}`,
  hidden: (marks) => `Without a certificate in force, restaurants do not see: ${marks}.`,
  toCertificates: 'Your certificates',
}

/** A supplier's certificates, on its account. */
export const certificatesTexts = { fr, en }
