import type { RestaurantKey } from '../accounts/restaurants.ts'
import type { CatalogueKey } from '../products/catalogues.ts'

/** One per restaurant and supplier, of a supplier it has ordered from. */
export type DemoReview = {
  restaurant: RestaurantKey
  supplier: CatalogueKey
  rating: 2 | 3 | 4 | 5
  ageDays: number
  text: string
}

export const demoReviews: readonly DemoReview[] = [
  {
    restaurant: 'resto',
    supplier: 'boucherie',
    rating: 5,
    ageDays: 12,
    text: 'L’épaule est toujours bien parée et les onglets sont d’une régularité rare. Normand nous appelle la veille s’il manque quelque chose : ça change tout pour la mise en place.',
  },
  {
    restaurant: 'bistro',
    supplier: 'boucherie',
    rating: 4,
    ageDays: 15,
    text: 'Great brisket, consistent burger patties, and the driver knows where our back door is. Deliveries slip past 10 a.m. once in a while, hence four stars.',
  },
  {
    restaurant: 'resto',
    supplier: 'volailles',
    rating: 5,
    ageDays: 70,
    text: 'Le poulet de grain fait la différence dans un plat aussi simple que notre poule au pot. Les clients nous en parlent. Bien emballé, jamais de fuite dans la caisse.',
  },
  {
    restaurant: 'bistro',
    supplier: 'volailles',
    rating: 3,
    ageDays: 64,
    text: 'Wings are good and well sized. The last order came a day late because of the Joliette run, so plan ahead for game nights.',
  },
  {
    restaurant: 'table',
    supplier: 'volailles',
    rating: 4,
    ageDays: 22,
    text: 'Foie gras impeccable et cailles bien désossées. Livraison à Québec deux jours par semaine seulement : il faut commander en conséquence.',
  },
  {
    restaurant: 'resto',
    supplier: 'poissonnerie',
    rating: 4,
    ageDays: 13,
    text: 'Omble et huîtres d’une fraîcheur irréprochable. Ils ont réduit nos pétoncles une fois, mais en le disant franchement : pas d’arrivage, pas de surgelé déguisé.',
  },
  {
    restaurant: 'bistro',
    supplier: 'poissonnerie',
    rating: 3,
    ageDays: 6,
    text: 'Haddock is the best we have found for fish and chips. The lobster order got cancelled the same afternoon, which left us scrambling for the weekend.',
  },
  {
    restaurant: 'table',
    supplier: 'poissonnerie',
    rating: 5,
    ageDays: 4,
    text: 'Du flétan du golfe arrivé la veille au quai, chair nacrée, jamais filandreuse. Notre fournisseur depuis le premier jour.',
  },
  {
    restaurant: 'resto',
    supplier: 'primeurs',
    rating: 4,
    ageDays: 14,
    text: 'Beau choix toute l’année, laitues et fines herbes au sommet. Les fraises importées de février ne valent pas le détour, mais en juin, quel bonheur.',
  },
  {
    restaurant: 'bistro',
    supplier: 'primeurs',
    rating: 5,
    ageDays: 46,
    text: 'Potatoes that actually fry evenly. Nadia swapped a case of soft limes the same morning, no questions asked.',
  },
  {
    restaurant: 'table',
    supplier: 'maraichers',
    rating: 5,
    ageDays: 10,
    text: 'Les carottes de couleur et les fraises de l’île sont au menu avec leur nom. Prix un peu plus élevés qu’au gros, et ça les vaut.',
  },
  {
    restaurant: 'resto',
    supplier: 'laiterie',
    rating: 4,
    ageDays: 21,
    text: 'Crème 35 % qui monte bien, beurre de qualité. Une erreur sur le chèvre (une caisse au lieu de deux), corrigée sur la facture sans qu’on ait à le demander.',
  },
  {
    restaurant: 'bistro',
    supplier: 'laiterie',
    rating: 5,
    ageDays: 15,
    text: 'Curds still squeak when they reach us. That is the whole review.',
  },
  {
    restaurant: 'table',
    supplier: 'laiterie',
    rating: 5,
    ageDays: 41,
    text: 'Le cheddar de deux ans est une merveille sur notre assiette de fromages. Livraison le matin même, de l’autre côté du pont.',
  },
  {
    restaurant: 'resto',
    supplier: 'boulangerie',
    rating: 2,
    ageDays: 92,
    text: 'Le pain est bon, rien à redire. Mais notre commande de tartes a été annulée la veille d’un banquet de soixante couverts. On espère que c’était une exception.',
  },
  {
    restaurant: 'bistro',
    supplier: 'boulangerie',
    rating: 4,
    ageDays: 14,
    text: 'Brioche buns hold up to a messy burger. We would love a bigger case of the rye.',
  },
  {
    restaurant: 'resto',
    supplier: 'charcuterie',
    rating: 5,
    ageDays: 34,
    text: 'Le pâté de campagne goûte la maison et se tient à la tranche. La mousse de foie part en deux soirs.',
  },
  {
    restaurant: 'table',
    supplier: 'charcuterie',
    rating: 4,
    ageDays: 57,
    text: 'Terrine de cerf superbe, bœuf séché un peu salé à notre goût. Odile répond elle-même au téléphone.',
  },
  {
    restaurant: 'resto',
    supplier: 'distribution',
    rating: 3,
    ageDays: 7,
    text: 'Pratique pour compléter : œufs, conserves, frites, tout au même endroit. Le minimum est élevé et une commande sur trois arrive modifiée ou annulée.',
  },
  {
    restaurant: 'bistro',
    supplier: 'distribution',
    rating: 4,
    ageDays: 60,
    text: 'Not fancy, but the price of fries and canned goods is hard to beat, and one truck brings everything.',
  },
  {
    restaurant: 'table',
    supplier: 'distribution',
    rating: 3,
    ageDays: 8,
    text: 'Bons prix sur le bœuf et le café. Le camion passe tard en après-midi, ce qui n’aide pas pour le service du soir.',
  },
]
