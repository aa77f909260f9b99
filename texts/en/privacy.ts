import type { Texts } from '../fr.ts'

export const privacy: Texts['privacy'] = {
  title: 'Privacy',
  updated: 'In force since November 2026',
  lead: 'Halles brings restaurants and suppliers together. For that, we keep only the information we need. We do not sell any information and we do not track anyone from one site to another.',
  sections: [
    {
      title: 'Privacy officer',
      paragraphs: [
        'The person in charge of the protection of personal information at Halles is responsible for everything on this page. To reach this person, write to us with the form on the “Contact us” page and include “personal information” in your message.',
        'You will get an answer within 30 days.',
      ],
      contact: true,
    },
    {
      title: 'What we keep, and why',
      list: [
        {
          term: 'Your account',
          text: 'Business name, address, city, postal code, phone, first name, last name and email of the person in charge, language. We use them to review your sign-up, to write to you and to make deliveries possible. We keep only a hash of your password, from which it cannot be recovered.',
        },
        {
          term: 'For a supplier',
          text: 'Minimum order, cities served, catalogue. Restaurants in these cities see them.',
        },
        {
          term: 'Your orders',
          text: 'Products, quantities, prices, dates and suppliers’ answers. The supplier of an order sees the name, phone, address and email of the restaurant, in order to deliver.',
        },
        {
          term: 'Your reviews',
          text: 'The rating and the text you publish about a supplier, with the name of your restaurant and the date. Other restaurants see them.',
        },
        {
          term: 'Your messages',
          text: 'First name, last name, email and question, to answer you.',
        },
        {
          term: 'Security',
          text: 'Open sessions and a hash of the IP address used, to block attempts to guess a password.',
        },
      ],
    },
    {
      title: 'Your consent to promotions',
      paragraphs: [
        'By creating a restaurant account you agree that suppliers who deliver to your city may announce their promotions to you by email, through Halles. We keep the date and the text of this consent. Suppliers do not receive your email for this: Halles sends the promotions.',
        'Every promotion gives the supplier’s name and address and lets you unsubscribe with one click, from that supplier or from all. Unsubscribing does not affect your orders or the emails about them.',
      ],
    },
    {
      title: 'How long we keep it',
      list: [
        { term: 'Account and reviews', text: 'As long as the account exists.' },
        {
          term: 'Orders',
          text: 'After the account is closed, they are kept for seven years under the name of the business, because the other party needs them for its accounting and taxes. Anything that identifies a person, or lets one be reached, is erased immediately.',
        },
        {
          term: 'Sessions',
          text: 'Up to 14 days without use, 30 days in all. A link to change a password is valid for one hour.',
        },
        { term: 'Refused sign-ups', text: 'One year.' },
        { term: 'IP address hashes', text: '90 days.' },
        { term: 'Former login email', text: '7 days, so that the change can be undone.' },
        { term: 'Messages', text: 'Two years.' },
        { term: 'Order updates, seen or not', text: '30 days.' },
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        'Three cookies, all of them necessary: one keeps your session open, another prevents anyone from sending a form in your place, the third indicates that you are logged in. Your browser also stores the language, how products are sorted and the cart.',
        'To work offline, the device you use keeps the last lists, orders and contact details shown, for 14 days at most. They are erased when you log out.',
        'No advertising cookie, no audience measurement, no request to another site.',
      ],
    },
    {
      title: 'Your rights',
      list: [
        {
          term: 'Get a copy',
          text: 'The “Download my data” button of the “My account” page provides everything we keep, in a format that other software can read.',
        },
        { term: 'Correct', text: 'Use the “Edit” button on the same page.' },
        {
          term: 'Erase',
          text: 'The “Close my account” button erases your name, email, phone and address, immediately and permanently.',
        },
        {
          term: 'Withdraw your consent',
          text: 'Click the link at the bottom of a promotion or write to the privacy officer.',
        },
        {
          term: 'Complain',
          text: 'Write to the privacy officer first; then, if the answer does not satisfy you, to the Commission d’accès à l’information du Québec.',
        },
      ],
    },
    {
      title: 'If an incident happens',
      paragraphs: [
        'We keep a register of incidents. If one of them may cause you serious harm, we notify you and the Commission d’accès à l’information without delay.',
      ],
    },
  ],
}
