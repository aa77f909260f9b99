/** Mails by which a supplier invites a customer, or a restaurant a supplier. */
export const tradeInvitation = {
  fromSupplier: {
    subject: (supplier: string) => `${supplier} vous invite à commander sur Halles`,
    intro: (supplier: string) =>
      `${supplier} vous invite à passer vos commandes sur Halles, le marché de gros des restaurants.`,
    halles:
      'Vous y voyez ses produits, ses prix et ses jours de livraison, et vous commandez en ligne chez tous vos fournisseurs. C’est gratuit.',
  },
  fromRestaurant: {
    subject: (restaurant: string) => `${restaurant} aimerait commander chez vous sur Halles`,
    intro: (restaurant: string) =>
      `${restaurant} vous invite à vendre sur Halles, le marché de gros des restaurants.`,
    halles:
      'Vous y présentez vos produits et vos prix, et vous recevez ses commandes en ligne, avec celles de vos autres clients.',
  },
  action: 'Voir l’invitation',
  limits: 'Ce lien ne sert qu’une fois et expire au bout de 60 jours.',
  reason: (business: string) =>
    `Halles vous envoie ce courriel pour ${business}, qui nous a donné votre adresse. Si vous ne faites rien, rien ne changera.`,
  stop: 'Ne plus recevoir d’invitations',
}
