/** The contact form's message, as the team gets it. */
export const contact = {
  subject: 'Message du formulaire de contact',
  intro:
    'Message reçu par le formulaire de contact. Répondez à ce courriel pour écrire à cette personne.',
  name: 'Nom',
  email: 'Courriel',
  noQuestion: 'Le message est vide.',
}
