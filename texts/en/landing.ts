import type { Texts } from '../fr.ts'

export const landing: Texts['landing'] = {
  title: 'Halles, the wholesale market for restaurants',
  headline: 'All your suppliers, one cart.',
  lead: 'Halles brings together Québec’s food wholesalers. Restaurants compare prices by the kilo, fill one cart and order everywhere at once.',

  ways: {
    title: 'Two ways in',
    restaurant: {
      title: 'You cook',
      text: 'Compare every product, order at any hour, follow what each supplier delivers.',
      signUp: 'Register my restaurant',
    },
    supplier: {
      title: 'You supply',
      text: 'Show your catalogue, in French and in English, to the restaurants of your cities. Accept or change their orders in two taps.',
      signUp: 'Register my business',
    },
  },

  stall: {
    title: 'Same product, three prices',
    note: 'An example. Add a case to see.',
    product: 'Boneless beef shoulder',
    supplier: 'Supplier',
    case: 'Case',
    price: 'Price per case',
    perKilo: 'Price per kilo',
    unit: (price) => `${price}/kg`,
    best: 'Cheapest by the kilo',
    add: (supplier) => `Add a case from ${supplier}`,
    cart: 'Cart',
    empty: 'Your cart is empty.',
    missing: (amount, supplier) => `${amount} more to order from ${supplier}`,
    reached: 'Minimum order reached',
    total: 'Total',
  },

  steps: {
    title: 'How it works',
    list: [
      {
        title: 'Compare',
        text: 'Search for “shoulder” or open a category: every supplier that delivers to your city, priced in dollars, by the case and by the kilo.',
      },
      {
        title: 'Fill one cart',
        text: 'Mix suppliers as you like. What each one asks as a minimum stays in view.',
      },
      {
        title: 'Follow every answer',
        text: 'Each supplier accepts, changes or refuses its part. You see what changed, and the total follows.',
      },
    ],
  },

  cost: {
    title: 'What it costs',
    supplier: 'Suppliers',
    supplierPrice: 'Free',
    supplierText: 'Registration costs nothing. Halles adds nothing to your prices.',
    restaurant: 'Restaurants',
    restaurantPrice: 'A monthly fee',
    restaurantText: 'For the whole market. Product prices are the suppliers’ own.',
  },

  questions: {
    title: 'Questions',
    all: 'All questions',
    list: {
      delivery: {
        question: 'Who delivers the orders?',
        answer: 'Each supplier arranges delivery directly with the restaurant.',
      },
      minimum: {
        question: 'Why is there a minimum order?',
        answer:
          'Each supplier sets its own, so that the delivery is worth the trip. Halles always tells you what is missing to reach it.',
      },
      activation: {
        question: 'When is my account open?',
        answer:
          'A person reviews every new account. A confirmation email reaches you as soon as it is activated.',
      },
      changes: {
        question: 'What if a product runs out?',
        answer:
          'The supplier lowers the quantity or removes the line. You see the old and the new quantity side by side, and the total follows.',
      },
    },
  },
}
