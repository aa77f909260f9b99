import type { Holiday } from '@halles/domain/holidays.ts'
import { formatDuration } from '../delivery-times.ts'

const NBSP = '\u00a0'

const holidays: Record<Holiday, string> = {
  'new-year': 'Jour de l’An',
  'good-friday': 'Vendredi saint',
  'easter-monday': 'Lundi de Pâques',
  patriots: 'Journée nationale des patriotes',
  national: 'Fête nationale',
  canada: 'Fête du Canada',
  labour: 'Fête du Travail',
  thanksgiving: 'Action de grâces',
  christmas: 'Noël',
}

/** Where and when a supplier delivers, as it sets it. */
export const deliveryRules = {
  title: 'Jours de livraison',
  montrealTime: 'Toutes les heures sont à l’heure de Montréal.',
  loadError: 'Impossible de charger vos jours de livraison.',
  none: 'Vous convenez encore de chaque livraison avec le restaurant. Choisissez une semaine\u00a0: les restaurants verront aussitôt vos jours et vos heures limites.',
  noCities:
    'Vous ne desservez encore aucune ville. Ajoutez-en dans les coordonnées de votre entreprise.',
  presetsTitle: 'Commencez par une semaine, pour toutes vos villes',
  presetsHint: 'Vous pourrez changer chaque jour, et diviser vos villes en secteurs.',
  presets: {
    weekdays: 'Lundi au vendredi',
    three: 'Lundi, mercredi et vendredi',
    two: 'Mardi et jeudi',
    custom: 'Choisir les jours',
  },
  presetTimes: (cutOff: string, from: string, to: string) =>
    `avant ${cutOff} la veille, livré de ${from} à ${to}`,
  firstZone: 'Toutes les villes',
  weekOf: (zone: string) => `Semaine${NBSP}: ${zone}`,
  chooseDay: 'Jour affiché',
  delivered: 'livraison',
  notDelivered: 'pas de livraison',
  noDelivery: 'Pas de livraison',
  deliveredOn: (weekday: string) => `Livraison le ${weekday}`,
  orderedUntil: 'Heure limite',
  onWhichDay: 'Jour limite',
  daysBefore: (days: number) =>
    days === 0 ? 'le jour même' : days === 1 ? 'la veille' : `${days} jours avant`,
  from: 'Livré de',
  to: 'à',
  ofDay: (field: string, weekday: string) => `${field}, ${weekday}`,
  copy: 'Copier',
  copyDay: (weekday: string) => `Copier le ${weekday} vers d’autres jours`,
  copyTo: 'Vers',
  copyNow: 'Copier vers ces jours',
  saveWeek: 'Enregistrer la semaine',
  undoWeek: 'Annuler les changements',
  unsaved: 'Semaine non enregistrée',
  weekSaved: (zone: string) => `Semaine enregistrée${NBSP}: ${zone}.`,
  leaveTitle: 'Quitter sans enregistrer?',
  leaveText: 'Une semaine a été modifiée et n’est pas enregistrée.',
  leave: 'Quitter sans enregistrer',
  stay: 'Continuer la modification',
  seenTitle: (zone: string) => `Restaurants${NBSP}: ${zone}`,
  seen: 'Ce que voient les restaurants',
  seenUntil: (cutOff: string) => `à commander avant ${cutOff}`,
  seenLate: 'après l’heure limite\u00a0: à confirmer par vous',
  seenNone: 'Aucun jour dans les trois prochaines semaines\u00a0: rien ne peut y être commandé.',
  seenUnsaved: 'Ces jours changeront quand vous enregistrerez la semaine.',
  minimumIs: (amount: string) => `Minimum par livraison${NBSP}: ${amount}`,
  cities: (count: number) => (count > 1 ? `${count} villes` : `${count} ville`),
  addZone: 'Ajouter un secteur',
  change: 'Modifier',
  changeZoneOf: (zone: string) => `Modifier le secteur ${zone}`,
  removeZone: 'Retirer le secteur',
  takeBackZone: (zone: string) => `Retirer le secteur ${zone}`,
  removeZoneOf: (zone: string) => `Retirer le secteur ${zone}?`,
  removeZoneText:
    'Ses jours, ses fermetures et ses livraisons supplémentaires disparaissent. La livraison dans ses villes sera à convenir. Les commandes passées gardent leur jour.',
  zoneRemoved: (zone: string) => `Secteur retiré${NBSP}: ${zone}.`,
  zoneSaved: (zone: string) => `Secteur enregistré${NBSP}: ${zone}.`,
  zoneName: 'Nom du secteur',
  zoneMinimum: 'Minimum par livraison, en dollars',
  zoneMinimumHint: (amount: string) =>
    `Laissez vide pour garder celui de votre entreprise, ${amount}.`,
  zoneCities: 'Villes du secteur',
  zoneCitiesHint: 'Une ville choisie ici quitte le secteur où elle était.',
  findCity: 'Chercher une ville',
  chosenCities: (count: number) =>
    count > 1
      ? `${count} villes choisies`
      : count === 1
        ? '1 ville choisie'
        : 'Aucune ville choisie',
  inZone: (city: string, zone: string) => `${city} (${zone})`,
  chooseAll: 'Tout choisir',
  chooseNone: 'Tout retirer',
  newZoneWeek: 'Le nouveau secteur commence avec la même semaine que le premier.',
  saveZone: 'Enregistrer le secteur',
  arranged: (cities: string) => `Livraison à convenir${NBSP}: ${cities}`,
  arrangedMore: (cities: string, more: number) => `${cities} et ${more} autres`,
  exceptionsTitle: 'Fermetures et livraisons supplémentaires',
  exceptionsNone: 'Aucune à venir.',
  addClosure: 'Ajouter une fermeture',
  addExtra: 'Ajouter une livraison',
  everyZone: 'Tous les secteurs',
  zone: 'Secteur',
  firstDay: 'Premier jour',
  lastDay: 'Dernier jour',
  lastDayHint: 'Laissez vide pour un seul jour.',
  day: 'Jour',
  note: 'Note pour votre équipe',
  optional: 'Facultatif',
  closed: 'Fermé',
  extra: 'Livraison supplémentaire',
  extraTimes: (from: string, to: string, cutOff: string) =>
    `de ${from} à ${to}, à commander avant ${cutOff}`,
  cutOffOf: (hour: string, day: string) => `${hour} ${day}`,
  toDay: (first: string, last: string) => `${first} au ${last}`,
  takeBack: 'Retirer',
  takeBackOf: (what: string) => `Retirer${NBSP}: ${what}`,
  takenBack: 'Retiré. Les jours habituels s’appliquent de nouveau.',
  closureSaved: 'Fermeture ajoutée.',
  extraSaved: 'Livraison ajoutée.',
  saveClosure: 'Ajouter la fermeture',
  saveExtra: 'Ajouter la livraison',
  ordersOnDay: (count: number) =>
    count > 1
      ? `${count} commandes sont prévues ces jours-là\u00a0:`
      : 'Une commande est prévue ce jour-là\u00a0:',
  ordersStay:
    'Elles restent comme convenu. Si vous fermez, un autre jour est proposé pour celles que vous avez acceptées.',
  orderOf: (number: number, restaurant: string, day: string) =>
    `nº${NBSP}${number}, ${restaurant}, ${day}`,
  ordersProposed:
    'Elles restent comme convenu tant que le restaurant n’a pas accepté un autre jour. Sans proposition, entendez-vous avec lui.',
  otherDay: (order: string, day: string) => `${order}${NBSP}: ${day} proposé`,
  noOtherDay: (order: string) => `${order}${NBSP}: aucun jour proposé`,
  closeAnyway: 'Fermer quand même',
  holidaysTitle: 'Jours fériés sans livraison',
  holidaysHint:
    'Le Vendredi saint ou le lundi de Pâques, à votre choix. Une livraison supplémentaire passe avant un jour férié.',
  holidays,
  holidayOn: (holiday: string, day: string) => `${holiday}, ${day}`,
  cutOffTitle: 'Après l’heure limite',
  cutOffRules: {
    strict: 'Le jour n’est plus offert',
    ask: 'Le restaurant peut encore le demander, et vous décidez',
  },
  deadlinesTitle: 'Délais',
  answerWithin: (minutes: number) =>
    `Une proposition attend sa réponse pendant ${formatDuration(minutes)}, puis elle est refusée.`,
  creditWithin: (hours: number) =>
    `Un crédit se demande dans les ${hours} heures après la livraison.`,
  changeDeadlines: 'Modifier les délais',
  answerMinutes: 'Délai pour répondre à une proposition, en minutes',
  answerMinutesHint:
    'De 15 à 1\u00a0440 minutes, pour vous comme pour le restaurant. Une heure avant la livraison, personne ne peut plus répondre. Sans réponse, la proposition est refusée.',
  creditHours: 'Délai pour demander un crédit, en heures',
  creditHoursHint: 'De 24 à 168 heures après la livraison.',
  saveDeadlines: 'Enregistrer les délais',
  settingsSaved: 'Enregistré.',
}
