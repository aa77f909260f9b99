import type { PageTexts } from '../fr/page-texts.ts'

export const privacy: PageTexts['privacy'] = {
  title: 'Privacy',
  updated: 'In force since November 22, 2026',
  lead: 'Halles brings restaurants and suppliers together. For that, we keep only the information we need. We do not sell any information and we do not track anyone from one site to another.',
  sections: (legal) => [
    {
      title: 'Privacy officer',
      paragraphs: [
        legal.runBy,
        legal.privacyOfficer,
        'You can also use the form on the “Contact us” page; include “personal information” in your message. You will get an answer within 30 days.',
      ],
      link: '/contact-us',
    },
    {
      title: 'What we keep, and why',
      list: [
        {
          term: 'Your account',
          text: 'Business name, address, city, postal code, phone, first name, last name and email of the person in charge, language, version of the terms accepted. We use them to review your sign-up, to write to you and to make deliveries possible. We keep only a fingerprint (hash) of your password, from which it cannot be recovered.',
        },
        {
          term: 'The team of a business',
          text: 'First name, last name and email of each member, role, limits, dates of joining and leaving, last visit. The owners of the business see them. What each one does for it is noted with date and time: the business sees who did it, the other side of an order sees the first name only.',
        },
        {
          term: 'For a supplier',
          text: 'Minimum order, cities served, catalogue, promotions sent. Restaurants in these cities see the catalogue, the minimum and your contact details.',
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
          term: 'Emails sent',
          text: 'The address, the kind of email and the date, to check that it was sent.',
        },
        {
          term: 'Your logins',
          text: 'Open sessions and a fingerprint (hash) of the IP address used, to let you in when someone else tries to guess your password. A fingerprint can recognize an address but not reveal it.',
        },
        {
          term: 'Limits against abuse',
          text: 'A fingerprint of the IP address or the email, with the number of tries, to limit repeated logins, sign-ups and messages.',
        },
        {
          term: 'Server logs',
          text: 'Errors, logins, changes of passwords and roles, and refused requests, with a random identifier of the person and of the account where it is known. They contain no IP address, no name, no email and no password.',
        },
        {
          term: 'Decisions of our team',
          text: 'Activation, refusal or suspension of an account, with the reason and the date.',
        },
      ],
    },
    {
      title: 'Where your information is',
      paragraphs: [
        legal.hosting,
        'We do not sell any information. Apart from the restaurants and suppliers you do business with, only the companies that host Halles or carry its emails have access to it, for that purpose alone.',
      ],
    },
    {
      title: 'Your consent to promotions',
      paragraphs: [
        'We ask every restaurant, apart from signing up, whether it agrees to receive by email the promotions of suppliers that serve its city. Without a yes, it receives none. We keep every answer with its date, the text of the question and where it was given. Suppliers do not receive your email for this: Halles sends the promotions.',
        'Every promotion gives the supplier’s name and address and lets you unsubscribe with one click, from that supplier or from all. You can also change your answer in “My account”. You will still get the emails about your orders.',
      ],
    },
    {
      title: 'How long we keep it',
      list: [
        { term: 'Account and reviews', text: 'As long as the account exists.' },
        {
          term: 'Orders',
          text: 'After the account is closed, they are kept for seven years under the name of the business, because the other party needs them for its accounting and taxes; that name is then erased. Anything that identifies a person, or lets one be reached, is erased immediately.',
        },
        {
          term: 'Sessions',
          text: 'Up to 14 days without use, 30 days in all. A link to change a password is valid for one hour.',
        },
        {
          term: 'Fingerprints of IP addresses',
          text: 'Those of your logins, 90 days after the last one. Those that limit repeated requests, a few hours. Tries at a password, one day.',
        },
        { term: 'Refused sign-ups', text: 'One year.' },
        { term: 'Former login email', text: '7 days, so that the change can be undone.' },
        { term: 'Messages', text: 'Two years.' },
        {
          term: 'Messages and notes on orders',
          text: 'Three years, or until the person who wrote them erases their access.',
        },
        { term: 'Emails sent', text: '90 days.' },
        { term: 'Invitations to a team', text: '30 days.' },
        {
          term: 'A person who no longer belongs to any business',
          text: 'One year after leaving, or until they erase their access. Their first name, last name, email and password are then erased, and what they did stays under “former member”.',
        },
        {
          term: 'Activity of a business',
          text: 'What its members did, seven years. The steps of an order, as long as the order.',
        },
        { term: 'Catalogue imports', text: '90 days.' },
        { term: 'Order updates, seen or not', text: '30 days.' },
        {
          term: 'Promotions sent, answers about them and decisions of our team',
          text: 'Without limit, because we must be able to prove them. After the account is closed they no longer name any person.',
        },
        { term: 'Register of incidents', text: 'At least five years, as the law requires.' },
      ],
    },
    {
      title: 'Cookies and storage',
      paragraphs: [
        'Four cookies, all of them necessary: one keeps your session open, two prevent anyone from sending a form in your place, the fourth indicates that you are logged in. Some servers set a fifth for a few seconds when you change something, so that you see your change at once. Your browser also stores, in its local storage, the language, how products are sorted and the cart.',
        'To work offline, the device you use keeps the files of the application and the last lists, orders and contact details shown, and the forms that you have not sent yet, for 14 days at most. The cart, these lists, these details and these forms are erased when you log out, when your session ends or when someone else logs in.',
        'One exception: if your session ends without you logging out, cart changes that have not been sent yet stay on the device, to be sent when you next log in. They contain products and numbers of cases, no contact details. They are erased once they are sent, or when you log out. When someone else logs in on this device, those older than 14 days are erased, and those of at most three other accounts are kept.',
        'No advertising cookie, no audience measurement, no request to another site.',
      ],
    },
    {
      title: 'Your rights',
      list: [
        {
          term: 'Get a copy',
          text: 'The “Download my data” button of the “My account” page provides everything we keep, in a structured format that other software can read.',
        },
        { term: 'Correct', text: 'Use the “Edit” button on the same page.' },
        {
          term: 'Erase',
          text: 'The “Close my account” button erases your name, email, phone and address, immediately and permanently. The “Erase my access” button erases only your name, email, password and what you wrote about orders, and the business goes on without you.',
        },
        {
          term: 'Withdraw your consent',
          text: 'Click the link at the bottom of a promotion, or change your answer in “My account”.',
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
