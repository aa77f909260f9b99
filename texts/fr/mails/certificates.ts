import { de } from '../elision.ts'

const NBSP = '\u00a0'

/** Mails to a supplier about the certificates of its marks. */
export const certificates = {
  ending: {
    subject: (mark: string, day: string) => `${mark}${NBSP}: certificat valide jusqu’au ${day}`,
    intro: (supplier: string, day: string) =>
      `Un certificat ${de(supplier)} expire le ${day}. Après ce jour, les restaurants ne verront plus cette mention sur vos produits.`,
    mark: 'Mention',
    body: 'Organisme de certification',
    number: 'Numéro du certificat',
    next: 'S’il est renouvelé, inscrivez son nouveau dernier jour dans votre compte.',
    action: 'Mettre le certificat à jour',
  },
}
