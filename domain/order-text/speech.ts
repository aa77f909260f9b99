import { measureOf } from './amount-words.ts'
import type { Token } from './tokens.ts'

/** What is said around an order, of several words or one. Nothing that may be the name of a product. */
const PHRASES: readonly string[][] = phrases(
  'il me faudrait, il me faut, j ai pu de, j ai pu d, j ai pu, j ai plus de, j ai plus, on a pu de, on a pu, il reste pu de, out of, we re out of, running low on, low on, meme chose que d hab, meme chose que d habitude, meme chose, same thing, il nous faudrait, il nous faut, me faudrait, nous faudrait, faudrait, faut, j aurais besoin de, j aurais besoin, on aurait besoin de, on aurait besoin, ' +
    'j ai besoin de, on a besoin de, besoin de, besoin, je veux, je voudrais, j en veux, j aimerais, on veut, on voudrait, je prends, je vais prendre, je prendrais, on va prendre, on prend, on prendrait, ' +
    'mets moi, mettez moi, mets nous, mets, mettez, peux tu, peux tu ajouter, pouvez vous, pourrais tu, pourriez vous, ajoute moi, ajoutez moi, ajoute, ajoutez, ajouter, rajoute moi, rajoutez moi, rajoute, rajoutez, rajouter, m ajouter, ' +
    'envoie moi, envoie, envoyez moi, envoyez, apporte moi, apporte, oublie pas, oubliez pas, oublie pas non plus, commande, donne moi, donnez moi, donc, aussi, encore, en plus, tant qu a y etre, finalement, ah oui, ah, oh, euh, ok, bon, ' +
    'on en a manque, on a manque, j ai oublie, j avais oublie, la semaine passee, la semaine derniere, last week, this time, cette fois ci, cette fois, nice ones, ripe ones, des beaux, des belles, comme d habitude, comme d hab, d habitude, la meme chose, comme la semaine passee, si possible, si t en as, si vous en avez, s il te plait, s il vous plait, svp, stp, merci, merci bien, merci beaucoup, bonjour, salut, allo, bonsoir, hey, hi, hello, gang, les amis, ' +
    'please, pls, plz, thanks, thank you, thx, ty, cheers, guys, need, we need, i need, will need, we ll need, i ll need, we will need, gonna need, i ll take, we ll take, i d like, we d like, we want, i want, want, can you add, could you add, can i get, can we get, could i get, could we get, can i have, get me, give me, gimme, send me, send us, send, add, also, again, as usual, the usual, usual, same as last week, same as last time, if possible, if you have some, if you have any, oh and, oh, yes, oui, lets do, let s do, asap, urgent, ' +
    'pour moi, pour nous, for us, for me, de votre, de vos, votre, vos, your, our, notre, nos, ma, mon, mes, my, ' +
    'worth, environ, about, around, approx, a peu pres, autour de',
)
const CALENDAR = new Set(
  'lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun demain tomorrow aujourd hui today ce cette soir matin tonight morning weekend fin semaine week prochain prochaine next'.split(
    ' ',
  ),
)

/** Words of the longest phrase and the longest date. */
const LONGEST = 8

/** A line without what is said around the goods; of "pour vendredi" nothing is left, nor of "thank you". */
export function withoutSpeech(tokens: readonly Token[]): Token[] {
  const left: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = speechAt(tokens, at)
    const token = tokens[at]
    if (length === 0 && token) left.push(token)
    at += Math.max(length, 1)
  }
  return left
}

function speechAt(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + LONGEST).map(({ word }) => word)
  const [first = '', second = ''] = words
  if (/^(?:pour|for|on|by|d|avant|before)$/.test(first) && CALENDAR.has(second)) {
    const days = words.slice(1).findIndex((word) => !CALENDAR.has(word))
    return days === -1 ? words.length : 1 + days
  }
  // "le 27" is a day.
  if (
    /^(?:le|the)$/.test(first) &&
    /^\d{1,2}$/.test(second) &&
    measureOf(words[2] ?? '') === undefined
  )
    return 2
  if (
    /^(?:pour|for)$/.test(first) &&
    /^(?:le|the)$/.test(second) &&
    /^\d{1,2}$/.test(words[2] ?? '')
  )
    return 3
  if (CALENDAR.has(first) && !/^(?:fin|ce|cette|mon|sat|sun)$/.test(first)) return 1
  const phrase = PHRASES.find((wanted) => wanted.every((word, index) => words[index] === word))
  return phrase?.length ?? 0
}

function phrases(text: string): string[][] {
  return text
    .split(',')
    .map((phrase) => phrase.trim().split(' '))
    .sort((one, other) => other.length - one.length)
}
