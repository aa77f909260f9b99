/** Writing to the team. Messages as product.md 8. */
export const contact = {
  title: 'Nous joindre',
  lead: 'Une question sur Halles, votre compte ou vos renseignements personnels? Écrivez-nous\u00a0: nous répondons par courriel.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  question: 'Votre question',
  submit: 'Envoyer',
  privacy:
    'Votre nom, votre courriel et votre message sont conservés deux ans, pour vous répondre.',
  sent: 'Votre courriel a été envoyé à notre équipe.',
  failed: 'Votre courriel n’a pas pu être envoyé.',
}
