import type { Texts } from '../fr.ts'

export const faq: Texts['faq'] = {
  title: 'Frequently asked questions',
  lead: 'Each question opens with a click. Your browser’s search finds closed answers too.',
  groups: {
    restaurants: {
      title: 'Restaurants',
      list: {
        suppliers: {
          question: 'Which suppliers do I see?',
          answer:
            'Those that deliver to your restaurant’s city. If you move, change the city under “My account”: the lists follow.',
        },
        compare: {
          question: 'How do I compare a case in pounds with a case in kilos?',
          answer:
            'Each product shows its price per case and its price per unit. Whatever is sold by weight is brought to a price per kilo, whether the case is in grams, pounds or kilos. Sort by price per unit to see the cheapest first.',
        },
        reviews: {
          question: 'Who writes the reviews of suppliers?',
          answer:
            'Registered restaurants, one review each per supplier, under their own name. A note says whether the restaurant has ordered from that supplier. You can change yours at any time.',
        },
      },
    },
    suppliers: {
      title: 'Suppliers',
      list: {
        visibility: {
          question: 'Who sees my products and my prices?',
          answer:
            'The restaurants of the cities you serve, once their account is activated. Visitors and other suppliers do not.',
        },
        catalogue: {
          question: 'How do I put my catalogue online?',
          answer:
            'Product by product, or all at once with a CSV or Excel file. A preview first shows what will be added, what will change and what needs correcting; nothing is saved until you confirm. Each product has a French name and an English name.',
        },
        changes: {
          question: 'What do I do when a product runs out?',
          answer:
            'In your catalogue, mark it out until further notice or until the day it is back. In a pending order, lower the quantity or remove the line: the restaurant is told by email.',
        },
        promotions: {
          question: 'How do I announce a promotion?',
          answer:
            'From “My account”, once an hour at most. It goes by email to the restaurants of your delivery cities, except those that have unsubscribed.',
        },
      },
    },
    account: {
      title: 'Account',
      list: {
        activation: {
          question: 'When will my account be open?',
          answer:
            'A person reviews every new account before it is activated. A confirmation email reaches you as soon as that is done; you can then log in.',
        },
        password: {
          question: 'I forgot my password. What now?',
          answer:
            'On the login page, choose “Forgot your password?”. A link reaches you by email. It works once and expires after an hour.',
          link: { to: '/login', label: 'Go to the login page' },
        },
        closing: {
          question: 'How do I get my data or close my account?',
          answer:
            'Both are done under “My account”. The privacy page says what is erased and what stays.',
          link: { to: '/privacy', label: 'Read the privacy page' },
        },
      },
    },
    orders: {
      title: 'Orders and delivery',
      list: {
        several: {
          question: 'Can I order from several suppliers at once?',
          answer:
            'Yes, that is what the cart is for. The order is sent in one go, and each supplier receives its part.',
        },
        minimum: {
          question: 'Why is there a minimum order?',
          answer:
            'Each supplier sets its own, so that the delivery is worth the trip. The cart says what is missing to reach it; the order can be sent once every minimum is reached.',
        },
        answers: {
          question: 'What happens once the order is sent?',
          answer:
            'Each supplier accepts, changes or refuses its part, and an email tells you. It may lower a quantity or remove a line, never raise it. The old and the new quantity stay side by side, and the total follows.',
        },
        delivery: {
          question: 'Who delivers, and when?',
          answer:
            'The supplier. It arranges delivery directly with the restaurant; each finds the other’s contact details in Halles.',
        },
      },
    },
    prices: {
      title: 'Prices and payment',
      list: {
        cost: {
          question: 'What does Halles cost?',
          answer:
            'Registration is free for suppliers. Restaurants pay a monthly fee; write to us to learn the amount.',
          link: { to: '/contact-us', label: 'Write to us' },
        },
        prices: {
          question: 'What do the prices include?',
          answer:
            'They are the supplier’s, in dollars, for one case. Halles adds nothing to them. An order keeps the prices of the moment it was sent, even if the catalogue changes.',
        },
        payment: {
          question: 'How do I pay for an order?',
          answer:
            'Halles does not collect payment for orders. Agree on it with the supplier, as on the delivery.',
        },
      },
    },
  },
}
