/** The contact form's message, as the team gets it. */
export const contact = {
  subject: 'Message du formulaire de contact',
  what: 'Quelqu’un a rempli le formulaire de contact. Répondez à ce courriel pour lui écrire.',
  name: 'Nom',
  email: 'Courriel',
  noQuestion: 'Aucun message n’a été écrit.',
}
