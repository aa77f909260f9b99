import type { Texts } from '../fr.ts'

export const landing: Texts['landing'] = {
  title: 'Halles, the wholesale market for restaurants',
  headline: 'All your suppliers, one cart.',
  lead: 'Halles brings together Québec’s food wholesalers. Restaurants compare prices by the kilo, fill one cart and place all their orders at once.',

  audiences: {
    title: 'Restaurant or supplier?',
    restaurant: {
      title: 'For restaurants',
      text: 'Compare every product, order any time and follow each supplier’s answer.',
      signUp: 'Sign up my restaurant',
    },
    supplier: {
      title: 'For suppliers',
      text: 'Show your catalogue, in French and in English, to restaurants in your cities. Accept or change their orders in two clicks.',
      signUp: 'Sign up my business',
    },
  },

  demo: {
    title: 'Same product, several prices',
    note: 'An example from the demonstration market. Add a case to try it.',
    product: 'Product',
    supplier: 'Supplier',
    case: 'Case',
    price: 'Price per case',
    perKilo: 'Price per kilo',
    unit: (price) => `${price}/kg`,
    best: 'Cheapest per kilo',
    add: (product, supplier) => `Add a case of ${product} from ${supplier}`,
  },

  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Compare',
        text: 'Search for “shoulder” or open a category: you see every supplier that delivers to your city and its prices, by the case and by the kilo.',
      },
      {
        title: 'Fill one cart',
        text: 'Combine your suppliers. Each one’s minimum order stays in view.',
      },
      {
        title: 'Follow every answer',
        text: 'Each supplier accepts, changes or rejects its part of the order. The changes are shown and the total is updated.',
      },
    ],
  },

  cost: {
    title: 'Pricing',
    supplier: 'Suppliers',
    supplierPrice: 'Free',
    supplierText: 'Signing up is free. Halles adds nothing to your prices.',
    restaurant: 'Restaurants',
    restaurantPrice: 'A monthly fee',
    restaurantText: 'To order from every supplier. Product prices are the suppliers’ own.',
    ask: 'Ask for the amount',
  },

  questions: {
    title: 'Frequently asked questions',
    all: 'All questions',
    list: {
      delivery: {
        question: 'Who delivers the orders?',
        answer: 'Each supplier arranges delivery directly with the restaurant.',
      },
      minimum: {
        question: 'Why is there a minimum order?',
        answer:
          'Each supplier sets its own, to make delivery worthwhile. The cart shows how much is missing to reach it.',
      },
      activation: {
        question: 'When will my account be activated?',
        answer:
          'Our team reviews every new account. You will get a confirmation email as soon as it is activated.',
      },
      changes: {
        question: 'What if a product is out of stock?',
        answer:
          'The supplier reduces the quantity, removes the line or proposes a substitute. The old and the new quantity are shown side by side and the total is updated.',
      },
    },
  },
}
