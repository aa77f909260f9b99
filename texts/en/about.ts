import type { PageTexts } from '../fr/page-texts.ts'

export const about: PageTexts['about'] = {
  title: 'About Halles',
  lead: 'Halles is the online wholesale market where Québec’s restaurants order from all their suppliers at once.',
  sections: [
    {
      title: 'How it works',
      paragraphs: [
        'Products fall into ten categories, from beef to fruits and vegetables. They are sold by the case, in dollars; each has a French name and an English name.',
        'The restaurant fills a single cart. Each supplier receives its part of the order and accepts, changes or rejects it. Halles does not deliver and sets no price: the supplier arranges delivery directly with the restaurant.',
      ],
    },
    {
      title: 'Why Halles',
      paragraphs: [
        'Ordering from six suppliers often means six price lists, six phone calls, and 5 kg cases to compare with 20 lb cases. On Halles, anything sold by weight also shows its price per kilo, and a supplier’s changes are shown line by line.',
      ],
    },
  ],
  audiencesTitle: 'Who it is for',
  audiences: {
    restaurant: {
      title: 'Restaurants',
      text: 'For any kitchen that buys by the case. You see the suppliers that deliver to your city, their prices and other restaurants’ reviews.',
      cost: 'A monthly fee',
      signUp: 'Register my restaurant',
    },
    supplier: {
      title: 'Suppliers',
      text: 'For wholesalers, producers and processors. You set your prices and your minimum order, and choose the cities you serve.',
      cost: 'Free registration',
      signUp: 'Register my business',
    },
  },
  activation: {
    title: 'Opening an account',
    steps: [
      'You fill in the sign-up form.',
      'Our team reviews the details.',
      'You get a confirmation email as soon as the account is activated. You can then log in.',
    ],
  },
  contact: {
    title: 'Contact us',
    text: 'Write to us with the contact form. We answer by email.',
    contact: 'Write to us',
    faq: 'Read the frequently asked questions',
  },
}
