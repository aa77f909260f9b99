import type { RenderedPage } from '@halles/contract/pages.ts'

const descriptions: Record<RenderedPage, string> = {
  landing:
    'Compare the prices per kilo of Québec’s food wholesalers, fill one cart and order from all your suppliers at once.',
  'about-us':
    'Halles brings Québec’s restaurants and food suppliers under one roof. Who we are, for whom, and how an account is opened.',
  faq: 'Prices, minimum orders, delivery, signing up: answers to what restaurants and suppliers ask about Halles.',
  privacy:
    'What Halles keeps about you, why and for how long, and what you may ask for under Québec’s Law 25.',
  'contact-us':
    'A question about Halles, the wholesale market of Québec’s restaurants? Write to our team.',
  login: 'Log in to Halles, the wholesale market of Québec’s restaurants and suppliers.',
  signup: 'Sign up your restaurant or your business with Halles. It is free for suppliers.',
  'signup-restaurant':
    'Sign up your restaurant with Halles: a single cart for all your food suppliers.',
  'signup-supplier':
    'Sign up your business with Halles and receive orders from the restaurants of your cities. It is free.',
  'not-authorized': 'This page of Halles is for another kind of account.',
  'not-found': 'This page of Halles does not exist.',
}

export const rendered = {
  descriptions,
  needsScript: 'This form needs JavaScript, which is turned off in your browser.',
}
