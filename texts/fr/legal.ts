import type { LegalDetails } from '@halles/contract/legal-details.ts'

const ASKS = 'Cette demande vient de Halles, qui envoie les promotions au nom des fournisseurs.'

/** Who runs this Halles, in sentences. What the environment does not name is said to be missing. */
export const legal = {
  runBy: ({ name, address }: LegalDetails) =>
    name === undefined
      ? 'Ce site est une démonstration\u00a0: aucun exploitant n’y est nommé.'
      : `Halles est exploité par ${[name, address].filter(Boolean).join(', ')}.`,
  asks: ({ name, address, site }: LegalDetails) =>
    name === undefined
      ? ASKS
      : `${ASKS} Halles est exploité par ${[name, address, site].filter(Boolean).join(', ')}.`,
  privacyOfficer: ({ privacyOfficer, address }: LegalDetails) =>
    privacyOfficer === undefined
      ? 'Personne n’y est désigné responsable de la protection des renseignements personnels. Écrivez-nous au moyen du formulaire de contact.'
      : `Responsable de la protection des renseignements personnels\u00a0: ${privacyOfficer.title}. Écrivez à ${[privacyOfficer.email, address].filter(Boolean).join(', ou par la poste à cette adresse\u00a0: ')}.`,
  hosting: ({ hosting }: LegalDetails) =>
    hosting === undefined
      ? 'Le lieu d’hébergement de ce site n’est pas indiqué.'
      : `Hébergement et services\u00a0: ${hosting}.`,
}
