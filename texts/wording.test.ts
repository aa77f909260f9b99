import { expect, test } from 'vitest'
import { mails as mailsEn } from './en/mails.ts'
import { papers as papersEn } from './en/papers.ts'
import { refusals as refusalsEn } from './en/refusals.ts'
import { refusalsAbout as refusalsAboutEn } from './en/refusals-about.ts'
import { rendered as renderedEn } from './en/rendered.ts'
import { en } from './en.ts'
import { mails as mailsFr } from './fr/mails.ts'
import { papers as papersFr } from './fr/papers.ts'
import { refusals as refusalsFr } from './fr/refusals.ts'
import { refusalsAbout as refusalsAboutFr } from './fr/refusals-about.ts'
import { rendered as renderedFr } from './fr/rendered.ts'
import { fr } from './fr.ts'
import { pageTextsIn } from './page-texts.ts'
import { sentencesOf } from './sentences-of.ts'

const WRITTEN = {
  fr: [fr, pageTextsIn('fr'), mailsFr, papersFr, refusalsFr, refusalsAboutFr, renderedFr],
  en: [en, pageTextsIn('en'), mailsEn, papersEn, refusalsEn, refusalsAboutEn, renderedEn],
} as const

// docs/words.md: one term for one thing. What stands on the left is written as on the right.
const TERMS = {
  fr: [
    [/villes? (de livraison|livrées?)/i, 'ville desservie'],
    [/\binformations\b/i, 'coordonnées, renseignements'],
    [/\be-?mails?\b/i, 'courriel'],
    [/avec succès/i, 'produit créé'],
    [/\b(défaire|défaite)\b/i, 'annuler'],
    [/ramass/i, 'préparer, liste de préparation'],
    [/\bcaisses? prises?\b/i, 'caisses préparées'],
    [/\bcarnets?\b/i, 'guide de commande'],
    [/(?<!\b(en|mise en) )\bsoldes?\b(?! à payer)/i, 'en solde, solde à payer'],
    [/(?<!\p{L})paliers?(?!\p{L})/iu, 'prix de quantité'],
    [/liste de prix importée|importer une liste de prix\b(?! convenus)/i, 'liste de produits'],
    [
      /demandes? de crédit|crédits? (demandé|refusé)|demande(r|nt)? un crédit/i,
      'réclamation, note de crédit',
    ],
    [
      /\bnuméro de commande\b|\bvotre numéro\b|(?<!nº de )\bbon de commande\b/i,
      'nº de bon de commande',
    ],
    [/jours à l’avance/i, 'délai de commande (jours)'],
    [/pareil ou moins cher/i, 'même catégorie, pas plus cher'],
    [/fin de produit/i, 'produit abandonné'],
    [/hors tournée/i, 'hors de nos tournées'],
    [/date trop courte/i, 'péremption trop proche'],
    [/poids inférieur/i, 'poids insuffisant'],
    [/\ben main\b/i, 'en stock'],
    [/\blimites? par\b|rôle ou limite/i, 'plafond'],
    [/\bchangements?\b/i, 'modification'],
    [/(?<!\p{L})raisons?(?!\p{L})/iu, 'motif'],
    [/(?<!\p{L})(dans|à) Halles/iu, 'sur Halles'],
    [/\bavis sur les commandes/i, 'nouvelles des commandes'],
    [/invitations? retirée/i, 'invitation annulée'],
    [/\bce Halles/i, 'ce site'],
    [/en deux touches/i, 'en deux clics'],
    [/\bBâti(r|ssez)\b/i, 'créer'],
    [/portent? (tous )?ces mots/i, 'correspondre'],
    [/\barrivent ici\b/i, 's’afficheront ici'],
    [/effacer (mon|votre) accès/i, 'supprimer mon accès'],
    [/passe avant/i, 'l’emporte sur'],
    [/\bpage \d+ de \d+/i, 'page 1 sur 3'],
    [/\b(vous|lui) parvient\b/i, 'vous recevez'],
    [/\bsert une (seule )?fois/i, 'ne sert qu’une fois'],
    [/(?<!\p{L})(tu|toi|ton|tes)(?!\p{L})/iu, 'vous, votre'],
    [/\ble marché\b(?! de gros)/i, 'Halles'],
  ],
  en: [
    [/\bsign(ing)? in\b|\bsigned in\b/i, 'log in'],
    [/delivery cit(y|ies)/i, 'cities served'],
    [/\bfaulty\b/i, 'with errors'],
    [/\bretired?\b/i, 'removed'],
    [/\bvendor|\bbuyer/i, 'supplier, restaurant'],
    [/\breach(es)? you\b/i, 'you will get'],
    [/\bthe market\b/i, 'Halles'],
    [/\basked (for|of)\b/i, 'requested'],
    [/\bsomebody\b|\beverybody\b/i, 'someone, everyone'],
    [/\be-mails?\b/i, 'email'],
    [
      /(?<!not )\bregister(ed|ing)?\b(?! (of|is kept))|\bregistrations?\b(?! Successful)/i,
      'sign up',
    ],
    [/\bcontact person\b/i, 'person in charge'],
    [/\bin good order\b/i, 'in good condition'],
    [/\bequal products?\b/i, 'equivalent products'],
    [/\bdays ahead\b/i, 'lead time'],
    [/\bdate too short\b/i, 'short-dated'],
    [/\bdone orders?\b(?! yet)/i, 'completed orders'],
    [/\borders? without an answer\b/i, 'unanswered order'],
    [/\bgoes before\b/i, 'overrides'],
    [/\bgo on changing\b/i, 'keep editing'],
    [/\b(is|stays?) so\b/i, 'no change'],
    [/\bmissing to the minimum\b/i, 'short of its minimum'],
    // product.md 8 says so of these.
    [
      /Failed to (?!save changes|reset password|change password|fetch products|\w+ product\.)/,
      'could not be',
    ],
  ],
} as const

test.each(['fr', 'en'] as const)('each thing has one name (%s)', (language) => {
  const sentences = sentencesOf(WRITTEN[language])
  const others = TERMS[language].flatMap(([other, term]) =>
    sentences.filter((sentence) => other.test(sentence)).map((sentence) => `${term}: ${sentence}`),
  )
  expect(others).toEqual([])
})

test('what is counted is a comptage, when deliveries are made an horaire', () => {
  const { guides, deliveryRules } = pageTextsIn('fr')
  expect(sentencesOf(guides).filter((text) => /(?<!\p{L})comptes?(?!\p{L})/iu.test(text))).toEqual(
    [],
  )
  expect(sentencesOf(deliveryRules).filter((text) => /\bsemaine\b/i.test(text))).toEqual([])
})

test('what is wrong with a field, and why a call is refused, is a whole sentence in French', () => {
  const { fieldProblems, forms } = fr
  const sentences = [fieldProblems, refusalsFr, forms.problems].flatMap((texts) =>
    sentencesOf(texts),
  )
  expect(sentences.filter((sentence) => !/^\p{Lu}.*[.?!]$/u.test(sentence))).toEqual([])
})

test('French and English have the same parts: lists as long, the same optional ones', () => {
  expect(shapeOf(WRITTEN.en)).toEqual(shapeOf(WRITTEN.fr))
})

/** The same tree with each text replaced by what it is. */
function shapeOf(texts: unknown): unknown {
  if (Array.isArray(texts)) return texts.map(shapeOf)
  if (!(texts instanceof Object) || typeof texts === 'function') return typeof texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, shapeOf(text)]))
}
