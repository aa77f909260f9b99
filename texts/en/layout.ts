import type { Texts } from '../fr.ts'

export const layout: Texts['layout'] = {
  skip: 'Skip to content',
  header: 'Header',
  home: 'Halles, home',
  categories: 'Categories',
  search: 'Search for a product',
  openSearch: 'Open search',
  closeSearch: 'Close search',
  otherLanguage: 'Lire en français',
  otherLanguageShort: 'FR',
  login: 'Log in',
  account: 'My account',
  about: 'About us',
  contact: 'Contact us',
  privacy: 'Privacy',
  faq: 'FAQ',
  footer: 'Footer',
  tagline: 'The wholesale market, under one roof.',
  credits: 'Cities: GeoNames (CC BY 4.0). Illustrations: Fluent Emoji by Microsoft (MIT).',
}
