import type { PageTexts } from '../fr/page-texts.ts'

export const faq: PageTexts['faq'] = {
  title: 'Frequently asked questions',
  groups: {
    restaurants: {
      title: 'Restaurants',
      list: {
        suppliers: {
          question: 'Which suppliers can I see?',
          answer:
            'Those that deliver to your restaurant’s city. If you move, change the city under “My account”: your lists will be updated.',
        },
        compare: {
          question: 'How do I compare a case in pounds with a case in kilos?',
          answer:
            'Each product shows its price per case and its price per unit. For anything sold by weight, the price per unit is per kilo, whether the case is in grams, pounds or kilos. Sort by price per unit to see the cheapest first.',
        },
        reviews: {
          question: 'Who writes the reviews of suppliers?',
          answer:
            'Registered restaurants. Each restaurant writes one review per supplier, published with the restaurant’s name. A note says whether the restaurant has ordered from that supplier. You can edit your review at any time.',
        },
      },
    },
    suppliers: {
      title: 'Suppliers',
      list: {
        visibility: {
          question: 'Who sees my products and my prices?',
          answer:
            'Restaurants in the cities you serve, once their account is activated. Visitors and other suppliers do not see them.',
        },
        catalogue: {
          question: 'How do I put my catalogue online?',
          answer:
            'Product by product, or all at once with a CSV or Excel file. A preview first shows what will be added, what will change and what needs fixing; nothing is saved until you confirm. Each product has a French name and an English name.',
        },
        changes: {
          question: 'What do I do when a product runs out?',
          answer:
            'In your catalogue, mark it as out of stock, until further notice or until the day it is back. In a pending order, reduce the quantity or remove the line: the restaurant gets an email.',
        },
        promotions: {
          question: 'How do I announce a promotion?',
          answer:
            'Under “My account”, once an hour at most. The promotion is sent by email to restaurants in the cities you serve that have agreed to receive promotions.',
        },
      },
    },
    account: {
      title: 'Account',
      list: {
        activation: {
          question: 'When will my account be activated?',
          answer:
            'Our team reviews every new account before activating it. You will get a confirmation email as soon as that is done; you can then log in.',
        },
        password: {
          question: 'I forgot my password. What should I do?',
          answer:
            'On the login page, choose “Forgot your password?”. You’ll get a link by email. It works once and expires after an hour.',
          link: { to: '/login', label: 'Go to the login page' },
        },
        closing: {
          question: 'How do I get my data or close my account?',
          answer:
            'Both are done under “My account”. The privacy page explains what is erased and what is kept.',
          link: { to: '/privacy', label: 'Read the privacy page' },
        },
      },
    },
    orders: {
      title: 'Orders and delivery',
      list: {
        several: {
          question: 'Can I order from several suppliers at once?',
          answer: 'Yes. The order is sent all at once; each supplier receives its part.',
        },
        minimum: {
          question: 'Why is there a minimum order?',
          answer:
            'Each supplier sets its own to make delivery worthwhile. The cart shows how much is missing to reach it. You can place the order once every minimum is met.',
        },
        answers: {
          question: 'What happens once the order is sent?',
          answer:
            'Each supplier accepts, changes or rejects its part, and you get an email. A supplier can reduce a quantity or remove a line, but never increase a quantity. The old and the new quantity are shown side by side and the total is updated.',
        },
        delivery: {
          question: 'Who delivers, and when?',
          answer:
            'The supplier. It arranges delivery directly with the restaurant; each sees the other’s contact details on Halles.',
        },
      },
    },
    prices: {
      title: 'Prices and payment',
      list: {
        cost: {
          question: 'How much does Halles cost?',
          answer:
            'Registration is free for suppliers. Restaurants pay a monthly fee; write to us to find out the amount.',
          link: { to: '/contact-us', label: 'Write to us' },
        },
        prices: {
          question: 'What do the prices include?',
          answer:
            'They are the supplier’s prices, in dollars, for one case. Halles adds nothing to them. Prices are set when you place the order.',
        },
        taxes: {
          question: 'Are taxes and delivery included?',
          answer:
            'No. The prices shown are before taxes: where they apply, the supplier adds them on its invoice. Delivery charges, if any, are settled directly with the supplier.',
          link: { to: '/terms', label: 'Read the terms of use' },
        },
        payment: {
          question: 'How do I pay for an order?',
          answer:
            'Halles does not collect payment for orders. Arrange payment directly with the supplier, as for delivery.',
        },
      },
    },
  },
}
