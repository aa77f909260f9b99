import type { Texts } from '../fr.ts'

export const forms: Texts['forms'] = {
  showPassword: 'Show or hide the password',
  passwordRule: '8 to 30 characters',
  passwordToConfirm: 'Password, to confirm',
  allRequired: 'All fields are required.',
  draftRestored: (moment) => `Your draft of ${moment} has been restored.`,
  discardDraft: 'Discard draft',
  problems: {
    email_required: 'Please enter both email and password',
    password_required: 'Please enter both email and password',
    password_required_too: 'Please enter your password',
    city_required: 'Please enter your city',
    passwords_differ: 'Passwords do not match',
    confirmation_differs: 'Your password confirmation does not match your password',
    series_number_invalid: 'Enter a whole number from 1 to 99,999,999.',
    consent_required: 'Choose yes or no.',
    english_not_wished:
      'Read the French version first, then confirm that you choose the English one.',
  },

  business: 'Your business',
  name: { restaurant: 'Restaurant name', supplier: 'Business name' },
  address: 'Address',
  city: 'City',
  zipCode: 'Postal code',
  phone: 'Phone',
  person: 'Person in charge',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  delivery: 'Your deliveries',
  minimumOrder: 'Minimum order price',
  minimumOrderHint: 'The amount from which you deliver. Enter 0 if you have no minimum.',

  citiesError: 'The list of cities could not be loaded.',
  citiesNone: 'No city found',
  deliveryCities: 'Cities served',
  deliveryCitiesHint: 'Only restaurants in these cities will see your products.',
  deliveryCitiesCount: (count) =>
    count === 0 ? 'No city chosen' : count === 1 ? '1 city chosen' : `${count} cities chosen`,
  addRegion: {
    montreal: (count) => `Add Greater Montréal (${count})`,
    quebec: (count) => `Add the Québec City area (${count})`,
  },
  showChosenCities: (count) => `Show the ${count} chosen cities`,
  addEveryCity: (count) => `Add all ${count} cities`,
  removeEveryCity: 'Remove all',
  removeCity: (name) => `Remove ${name}`,
  citiesByKeyboard:
    'Arrow keys: move between cities. Delete: remove one. A letter: go to the city that begins with it.',
}
