const NBSP = '\u00a0'

/** What surrounds every mail. */
export const layout = {
  name: 'Halles',
  tagline: 'Le marché de gros des restaurants',
  /** An operator has no name. */
  greeting: (firstName: string) => (firstName === '' ? 'Bonjour,' : `Bonjour ${firstName},`),
  labelled: (label: string, value: string) => `${label}${NBSP}: ${value}`,
  /** Before an address to copy. */
  orCopy: `Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur${NBSP}:`,
  /** Before the address of the contact form. */
  question: `Une question? Écrivez-nous${NBSP}:`,
  automatic: 'Courriel automatique envoyé par Halles, le marché de gros des restaurants.',
}
