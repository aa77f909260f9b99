/** « de » before a name: « de Ferme Roy », « d’Érable et cie ». */
export function de(name: string): string {
  return /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(name) ? `d’${name}` : `de ${name}`
}

/** « à » before a place: « à Montréal », « à La Malbaie », « au Bic », « aux Escoumins ». */
export function a(place: string): string {
  const [, article, rest] = /^(Les?) (.+)$/.exec(place) ?? []
  if (rest === undefined) return `à ${place}`
  return article === 'Le' ? `au ${rest}` : `aux ${rest}`
}
