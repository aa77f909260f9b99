import type { RenderedPage } from '@halles/contract/pages.ts'

const descriptions: Record<RenderedPage, string> = {
  landing:
    'Compare the prices per kilo of Québec’s food wholesalers, fill one cart and order from all your suppliers at once.',
  'about-us':
    'Halles brings Québec’s restaurants and food suppliers together: how it works, who it is for and how to open an account.',
  faq: 'Prices, minimum orders, delivery, signing up: answers to restaurants’ and suppliers’ questions about Halles.',
  privacy:
    'What Halles keeps about you, why and for how long, and what you may ask for under Québec’s Law 25.',
  terms:
    'What Halles does and does not do, who sets prices, taxes and delivery, and what restaurants and suppliers agree to.',
  'contact-us':
    'A question about Halles, the wholesale market of Québec’s restaurants? Write to our team.',
  login: 'Log in to Halles, the wholesale market of Québec’s restaurants and suppliers.',
  signup: 'Sign up your restaurant or your business on Halles. Signing up is free for suppliers.',
  'signup-restaurant':
    'Sign up your restaurant on Halles: a single cart for all your food suppliers.',
  'signup-supplier':
    'Sign up your business on Halles and receive orders from restaurants in your cities. It is free.',
  'not-authorized': 'This Halles page is for a different type of account.',
  'not-found': 'This Halles page does not exist.',
}

export const rendered = {
  descriptions,
  start: {
    retrying:
      'Halles has not finished loading. The buttons and forms on this page do not respond yet. Trying again.',
    failed: 'Halles could not load. The buttons and forms on this page do not respond.',
    reload: 'Reload the page',
  },
  needsScript: 'This form requires JavaScript, which is turned off in your browser.',
  applicationNeedsScript:
    'Halles requires JavaScript, which is turned off in your browser. Turn it on, then reload the page.',
}
