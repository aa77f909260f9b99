import type { PageTexts } from '../fr/page-texts.ts'

export const terms: PageTexts['terms'] = {
  title: 'Terms of use',
  updated: (day) => `In force since ${day}`,
  lead: 'What Halles does and does not do, and what everyone agrees to. By creating an account, you accept these terms.',
  sections: (legal) => [
    {
      title: 'Who we are',
      paragraphs: [
        legal.runBy,
        'Halles is an online service where restaurants order from food suppliers. In these terms, “we” means the business that runs Halles, and “you” the business that opens an account.',
      ],
    },
    {
      title: 'Accounts',
      paragraphs: [
        'Halles is for businesses, not consumers. You sign up in the name of a restaurant or a supplier that you have the right to represent, with accurate information that you keep up to date.',
        'We review every sign-up before activating the account. If we refuse it, we give you the reason by email.',
        'Keep your password to yourself. You answer for what is done with your account, unless you have told us that someone else is using it.',
      ],
    },
    {
      title: 'What Halles does, and does not do',
      paragraphs: [
        'Halles shows restaurants the catalogues of suppliers that serve their city, passes on orders and answers, and sends the emails about them.',
        'The sale is made between the restaurant and the supplier, when the supplier accepts the order, as it is or with changes. We are not a party to it: we do not buy, sell, store or deliver anything.',
      ],
    },
    {
      title: 'Prices, taxes, delivery and payment',
      list: [
        {
          term: 'Prices',
          text: 'Each supplier sets its own, per case, in Canadian dollars and before taxes. An order keeps the prices shown when it is placed.',
        },
        { term: 'Taxes', text: 'The supplier adds them, where they apply, on its invoice.' },
        {
          term: 'Delivery',
          text: 'The restaurant and the supplier agree on it directly, fees included.',
        },
        {
          term: 'Payment',
          text: 'It is settled directly between the restaurant and the supplier. We take nothing from orders.',
        },
        {
          term: 'Products',
          text: 'Their quality, safety, labelling and recall are up to the supplier that sells them.',
        },
      ],
    },
    {
      title: 'What Halles costs',
      paragraphs: [
        'Registration is free for suppliers. Restaurants pay a monthly fee; we tell them the amount on request. A new amount is announced at least 30 days before it applies.',
      ],
    },
    {
      title: 'Acceptable use',
      paragraphs: [
        'List products that you have the right to sell, at prices that you will honour. Place orders that you intend to receive.',
        'It is forbidden to try to enter someone else’s account, to copy catalogues by automated means, to disrupt Halles, or to use contact details seen in Halles for anything but orders.',
        'What you publish remains yours. You allow us to show it in Halles for as long as it is published there.',
      ],
    },
    {
      title: 'Reviews',
      paragraphs: [
        'A restaurant publishes one review per supplier, under its name. The review describes a real experience, without insults and without information about a person. We may remove a review that does not follow these rules.',
      ],
    },
    {
      title: 'Promotions',
      paragraphs: [
        'Only restaurants that have consented receive promotions. That question is asked apart from these terms: accepting them is not consent. The supplier answers for what it announces.',
      ],
    },
    {
      title: 'Suspension and closing',
      paragraphs: [
        'We may suspend an account that does not follow these terms or that harms others. Write to us to learn the reason or to contest it.',
        'You can close your account at any time in “My account”, once your open orders are done. The privacy page explains what is erased and what is kept.',
      ],
      link: '/privacy',
    },
    {
      title: 'Liability',
      paragraphs: [
        'We do our best to keep Halles working without interruption or error, but we cannot guarantee it. We do not answer for products, deliveries, payments, or what restaurants and suppliers publish.',
        'Nothing here limits a liability that the law does not allow to be limited, such as that for intentional or gross fault, or for bodily injury.',
      ],
    },
    {
      title: 'Law and language',
      paragraphs: [
        'The law of Québec applies to these terms, and the courts of Québec have jurisdiction.',
        'These terms exist in French and in English. Where they differ, the French version prevails.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'We may change these terms. New ones are published on this page, with their date, at least 30 days before they apply. If you do not accept them, you can close your account.',
      ],
    },
    {
      title: 'Questions',
      paragraphs: ['For any question about these terms, write to us.'],
      link: '/contact-us',
    },
  ],
}
