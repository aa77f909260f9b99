/** Names as in GeoNames, which the list of cities is made from. */
export const ISLAND_OF_MONTREAL = [
  'Montréal',
  'Westmount',
  'Mont-Royal',
  'Côte-Saint-Luc',
  'Dorval',
  'Pointe-Claire',
  'Dollard-Des Ormeaux',
] as const

export const NORTH_SHORE = [
  'Laval',
  'Terrebonne',
  'Mascouche',
  'Repentigny',
  'Blainville',
  'Boisbriand',
  'Rosemère',
  'Sainte-Thérèse',
  'Saint-Eustache',
  'Mirabel',
  'Saint-Jérôme',
] as const

export const SOUTH_SHORE = [
  'Longueuil',
  'Brossard',
  'Boucherville',
  'Saint-Bruno-de-Montarville',
  'Sainte-Julie',
  'Varennes',
  'Candiac',
  'La Prairie',
  'Châteauguay',
  'Chambly',
] as const

export const QUEBEC_CITY = [
  'Québec',
  'Lévis',
  "L'Ancienne-Lorette",
  'Saint-Augustin-de-Desmaures',
] as const

export const AROUND_QUEBEC_CITY = [
  'Beaupré',
  'Baie-Saint-Paul',
  'La Malbaie',
  'Donnacona',
  'Pont-Rouge',
  'Montmagny',
  'Sainte-Marie',
] as const

/** What a truck between the two regions passes. */
export const ALONG_THE_RIVER = [
  'Joliette',
  'Saint-Hyacinthe',
  'Drummondville',
  'Victoriaville',
  'Trois-Rivières',
  'Shawinigan',
] as const

export const EASTERN_TOWNSHIPS = ['Sherbrooke', 'Magog', 'Granby'] as const
