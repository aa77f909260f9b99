import type { Texts } from '../fr.ts'

export const about: Texts['about'] = {
  title: 'About Halles',
  lead: 'Halles is the online wholesale market where Québec’s restaurants order from all their suppliers at once.',
  sections: [
    {
      title: 'What it is',
      paragraphs: [
        'One stall per supplier, one aisle per category, from beef to fruits and vegetables. Products are sold by the case, in dollars, and carry their names in French and in English.',
        'The restaurant fills a single cart. Once it is sent, each supplier receives its part and accepts, changes or refuses it. Halles does not deliver and sets no price: the supplier arranges delivery directly with the restaurant.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'Ordering from six suppliers often means six price lists, six phone calls, and 5 kg cases to compare with 20 lb cases. Here, whatever is sold by weight is brought to a price per kilo, and what the supplier changes shows line by line.',
      ],
    },
  ],
  forWhom: 'For whom',
  sides: {
    restaurant: {
      title: 'Restaurants',
      text: 'Every kitchen that buys by the case. You see the suppliers that deliver to your city, their prices and what other restaurants say of them.',
      cost: 'A monthly fee',
      signUp: 'Register my restaurant',
    },
    supplier: {
      title: 'Suppliers',
      text: 'Wholesalers, producers, processors. You set your prices, your delivery cities and your minimum order.',
      cost: 'Free registration',
      signUp: 'Register my business',
    },
  },
  review: {
    title: 'How an account is opened',
    steps: [
      'You fill in the sign-up form.',
      'Someone on our team reviews the details.',
      'A confirmation email tells you as soon as the account is activated. You can then log in.',
    ],
  },
  reach: {
    title: 'How to reach us',
    text: 'Through the contact form. A person answers you by email.',
    contact: 'Write to us',
    faq: 'Read the frequent questions',
  },
}
