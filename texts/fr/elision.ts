/** Beginnings of words whose h is mute, without accents. Before any other h, so before foreign names, « de » stays whole. */
const MUTE_H =
  /^h(?:abi|abl|alei|amec|armon|ebd|ect|elen|elic|elio|elois|emi|enri|erb|ered|erit|erm|eroi|esi|eur|exa|ier|ist|iver|omm|omo|onn|ono|opit|ora|ori|orl|orm|orr|ort|osp|ostel|otel|otes|ubert|ugo|ugu|uil|uitr|umai|umbl|ume|umid|umo|yac|ydr|yg|ymn|yp)/
const VOWEL = /^(?:[aeiuœæ]|o(?!nz)|y(?![aeiou]))/

/**
 * « de » before a name: « de Ferme Roy », « d’Érable et cie », « d’huile », « de homard », « du Potager », « des Jardins ».
 */
export function de(name: string): string {
  const [, article, rest] = /^(Les?) (.+)$/.exec(name) ?? []
  if (rest !== undefined) return `${article === 'Le' ? 'du' : 'des'} ${rest}`
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return VOWEL.test(plain) || MUTE_H.test(plain) ? `d’${name}` : `de ${name}`
}

/** « à » before a place or a name: « à Montréal », « à La Malbaie », « au Bic », « aux Escoumins ». */
export function a(name: string): string {
  const [, article, rest] = /^(Les?) (.+)$/.exec(name) ?? []
  if (rest === undefined) return `à ${name}`
  return article === 'Le' ? `au ${rest}` : `aux ${rest}`
}

/** « jusqu’à » before a time or a day: « jusqu’à 14 h 30 », « jusqu’au mardi 24 novembre à 9 h ». */
export function until(when: string): string {
  return when.startsWith('le ') ? `jusqu’au ${when.slice(3)}` : `jusqu’à ${when}`
}
