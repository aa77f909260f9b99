import type { Texts } from '../fr.ts'

export const privacy: Texts['privacy'] = {
  title: 'Privacy',
  updated: 'In force since November 2026',
  lead: 'Halles brings restaurants and suppliers together. For that we keep what is needed and nothing more. We sell no information and follow nobody from one site to another.',
  sections: [
    {
      title: 'Who answers for it',
      paragraphs: [
        'The person in charge of the protection of personal information at Halles answers for all of this. Their title: person in charge of the protection of personal information. The form of the “Contact us” page reaches them; write “personal information” in your message.',
        'They answer within 30 days.',
      ],
      contact: true,
    },
    {
      title: 'What we keep, and why',
      list: [
        {
          term: 'Your account',
          text: 'Business name, address, city, postal code, phone, first name, last name and email of the person in charge, language. They serve to review your sign-up, to write to you and to make deliveries possible. Of the password we keep only a fingerprint from which it cannot be found.',
        },
        {
          term: 'For a supplier',
          text: 'Minimum order, delivery locations, catalogue. Restaurants in these cities see them.',
        },
        {
          term: 'Your orders',
          text: 'Products, quantities, prices, dates and what suppliers answered. The supplier of an order sees the name, phone, address and email of the restaurant, in order to deliver.',
        },
        {
          term: 'Your reviews',
          text: 'The stars and the text you leave about a supplier, with the name of your restaurant and the date. Other restaurants read them.',
        },
        {
          term: 'Your messages',
          text: 'First name, last name, email and question, to answer you.',
        },
        {
          term: 'Security',
          text: 'The sessions that are open and, in an encrypted form, the addresses they were opened from, to slow down those who try to guess a password.',
        },
      ],
    },
    {
      title: 'Your consent to promotions',
      paragraphs: [
        'By creating a restaurant account you agree that suppliers who deliver to your city may announce their promotions to you by email, through Halles. We record the date and the text of this agreement. Suppliers do not receive your email for this: Halles writes.',
        'Every promotion names its supplier, gives its address and lets you unsubscribe with one click, from that supplier or from all. Unsubscribing changes nothing to your orders or the emails about them.',
      ],
    },
    {
      title: 'For how long',
      list: [
        { term: 'Account and reviews', text: 'As long as the account exists.' },
        {
          term: 'Orders',
          text: 'After the account is closed they stay for seven years under the name of the business, because the other party needs them for its books and taxes. What named or reached a person is erased at once.',
        },
        {
          term: 'Sessions',
          text: 'Up to 14 days without a visit, 30 days in all. A link to change a password is good for one hour.',
        },
        { term: 'Refused sign-ups', text: 'One year.' },
        { term: 'Addresses of sessions', text: '90 days.' },
        { term: 'Messages', text: 'Two years.' },
        { term: 'Updates on orders, seen or not', text: '30 days.' },
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        'Three cookies, all of them needed: one keeps your session open, another protects what you send against forgery, the third says that you are logged in. Your browser also remembers the language, how products are sorted and the cart.',
        'To be of use without a connection too, the device on which you are logged in keeps the last lists, orders and contact details you saw on it, for 14 days at most. Logging out erases them.',
        'No advertising cookie, no audience measurement, no request to another site.',
      ],
    },
    {
      title: 'Your rights',
      list: [
        {
          term: 'Get a copy',
          text: 'The “Download my data” button of the “My account” page gives everything we keep, in a format that other software reads.',
        },
        { term: 'Correct', text: 'The “Edit” button of the same page.' },
        {
          term: 'Erase',
          text: 'The “Close my account” button erases names, email, phone and address, at once and for good.',
        },
        {
          term: 'Withdraw your consent',
          text: 'The link at the foot of every promotion, or a message to the person in charge.',
        },
        {
          term: 'Complain',
          text: 'To the person in charge first; then, if the answer does not satisfy you, to the Commission d’accès à l’information du Québec.',
        },
      ],
    },
    {
      title: 'If an incident happens',
      paragraphs: [
        'We keep a register of incidents. If one of them may cause you serious harm, we tell you without delay, and the Commission d’accès à l’information too.',
      ],
    },
  ],
}
