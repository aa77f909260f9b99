import { LANGUAGES } from '@halles/contract/language.ts'
import { orderAmountsTexts } from '@halles/texts/pages/order-amounts.ts'
import { describe, expect, test } from 'vitest'
import { mailLinks } from '../content/mail-links.ts'
import { SAMPLE_KINDS, SAMPLES } from '../preview/samples.ts'
import { renderMail } from './render-mail.ts'

const links = mailLinks(new URL('https://halles.example.ca/'))
const legal = { name: '9999-9999 Québec inc.', address: '1, rue du Marché, Montréal H2X 1Y4' }
const everyMail = SAMPLE_KINDS.flatMap((kind) =>
  LANGUAGES.map((language) => [kind, language] as const),
)

/** What a mail shows, without its markup. */
const shownBy = (html: string) =>
  html
    .replace(/<title>.*?<\/title>|<style.*?<\/style>|<[^>]+>/gs, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')

test.for(everyMail)('%s (%s) says in HTML and in text the same words', ([kind, language]) => {
  const { subject, html, text, link } = renderMail(kind, SAMPLES[kind], { language, links, legal })
  expect(subject).toMatch(/^\S[^\r\n]{8,70}$/)
  expect(html).toContain(`<html lang="${language}">`)
  const shown = shownBy(html)
  expect(shown).toContain(subject.replace(/\s+/g, ' '))
  const addresses = /https:\S+/g
  for (const address of text.match(addresses) ?? []) expect(html).toContain(`"${address}"`)
  const words = text.replace(addresses, '').match(/[\p{L}\d]{4,}/gu) ?? []
  for (const word of words) expect(shown).toContain(word)
  if (link) expect(text).toContain(link)
})

test.for(everyMail)('%s (%s) leads to the market only, and fetches nothing', ([kind, language]) => {
  const { html, text } = renderMail(kind, SAMPLES[kind], { language, links, legal })
  for (const [address] of `${html} ${text}`.matchAll(/https?:[^\s"<]+/g))
    expect(address).toMatch(/^https:\/\/halles\.example\.ca(\/|$)/)
  expect(html).not.toMatch(/<(img|script|link|style|iframe)|url\(|@import|\son\w+=/i)
})

test.for(everyMail)(
  '%s (%s) names at its foot who runs this Halles, by legal name and postal address',
  ([kind, language]) => {
    const mail = renderMail(kind, SAMPLES[kind], { language, links, legal })
    for (const said of [mail.text.split('\n-- \n')[1], shownBy(mail.html)]) {
      expect(said).toContain('9999-9999 Québec inc., 1, rue du Marché, Montréal H2X 1Y4.')
    }
  },
)

test('a mail of a Halles whose environment names nobody names nobody', () => {
  const mail = renderMail('promotion', SAMPLES.promotion, { language: 'en', links, legal: {} })
  expect(mail.text).toMatch(/\n-- \nHalles\nAutomatic [^\n]+\nA question\? [^\n]+\n$/)
  expect(`${mail.text} ${mail.html}`).not.toMatch(/run by|undefined/)
})

const ADVERTISING_WORDS = /promotion|rabais|offre|discount|deal|offer/i
const ORDER_MAILS = [
  'order-placed',
  'order-received',
  'order-accepted',
  'order-changed',
  'order-rejected',
] as const
test.for(ORDER_MAILS.flatMap((kind) => LANGUAGES.map((language) => [kind, language] as const)))(
  '%s (%s) is about its order and carries no advertising',
  ([kind, language]) => {
    const mail = renderMail(kind, SAMPLES[kind], { language, links, legal })
    expect(mail.unsubscribe).toBeUndefined()
    expect(`${mail.subject} ${mail.text}`).not.toMatch(ADVERTISING_WORDS)
    const addresses = mail.text.match(/https:\S+/g)
    const order = kind === 'order-received' ? links.supplierOrder : links.restaurantOrder
    expect(addresses).toEqual([order(SAMPLES[kind].publicId), links.contact])
  },
)

test.for(SAMPLE_KINDS)('%s differs in every sentence between French and English', (kind) => {
  const linesOf = (language: 'fr' | 'en') =>
    renderMail(kind, SAMPLES[kind], { language, links, legal })
      .text.split('\n')
      .filter((line) => /\p{L}{2,} \p{L}{2,}/u.test(line) && !line.startsWith('>'))
  const names = /Boucherie Lafleur & Fils$|Boulangerie du Coin$/
  const english = new Set(linesOf('en'))
  expect(linesOf('fr').filter((line) => english.has(line) && !names.test(line))).toEqual([])
})

test.for(LANGUAGES)(
  'somebody without a first name, an operator, is greeted without one (%s)',
  (language) => {
    const operator = { firstName: '', businessName: 'Halles', accountKind: 'operator' as const }
    const { text } = renderMail('password-changed', operator, { language, links, legal })
    expect(text).toMatch(/^(Bonjour|Hello),\n/)
  },
)

test('only the mail of an activated account leads to the login page', () => {
  const leadingThere = SAMPLE_KINDS.filter(
    (kind) =>
      renderMail(kind, SAMPLES[kind], { language: 'fr', links, legal }).link === links.login,
  )
  expect(leadingThere).toEqual(['account-activated'])
})

test.for(LANGUAGES)(
  'a change with a proposal says both, and leads to answering (%s)',
  (language) => {
    const render = (proposal: (typeof SAMPLES)['order-reduced']['proposal']) =>
      renderMail(
        'order-reduced',
        { ...SAMPLES['order-reduced'], proposal },
        { language, links, legal },
      )
    const made = renderMail('proposal-made', SAMPLES['proposal-made'], { language, links, legal })
    const [alone, both] = [render(null), render(SAMPLES['order-reduced'].proposal)]
    expect(both.subject).toBe(made.subject)
    expect(alone.subject).not.toBe(made.subject)
    const [answerBy = ''] = made.text.match(/^.*(Répondez avant|Answer before).*$/m) ?? []
    expect(both.text).toContain(answerBy)
    expect(alone.text).not.toContain(answerBy)
    const [before = ''] = alone.text.split(links.restaurantOrder(SAMPLES['order-reduced'].publicId))
    const untilItsLink = before.split('\n').slice(0, -2).join('\n')
    expect(both.text.startsWith(untilItsLink)).toBe(true)
  },
)

describe('an answer with changes', () => {
  const { html, text } = renderMail('order-changed', SAMPLES['order-changed'], {
    language: 'en',
    links,
    legal,
  })

  test('shows what was ordered beside what will come, and both totals', () => {
    expect(text).toContain('12 cases → 8 cases, $719.20')
    expect(text).toContain('3 cases → Removed')
    expect(text).toContain('1 case, $63.25')
    expect(text).toContain('Subtotal: ≈\u00a0$1,785.55 → $782.45')
    expect(text).toContain('1 line reduced, 1 line removed')
    expect(html).toMatch(/<s [^>]*>12 cases<\/s> <strong [^>]*>8 cases<\/strong>/)
  })
})

test.for(LANGUAGES)(
  'what is not weighed yet says so in every mail that has an amount (%s)',
  (language) => {
    const textOf = <Kind extends keyof typeof SAMPLES>(kind: Kind) =>
      renderMail(kind, SAMPLES[kind], { language, links, legal }).text
    const why = { fr: 'Le montant des produits au poids (≈)', en: 'sold by weight (≈)' }[language]
    for (const kind of [
      ...(['order-placed', 'order-received', 'order-changed'] as const),
      ...(['approval-asked', 'approval-refused', 'approval-placed', 'proposal-made'] as const),
    ])
      expect([kind, textOf(kind)]).toEqual([kind, expect.stringContaining(why)])
    for (const kind of ['proposal-made', 'promotion'] as const)
      expect(textOf(kind)).toMatch(/≈\u00a0[+−$\d]/)
    const { beforeTaxes } = orderAmountsTexts[language]
    expect(textOf('order-placed')).toMatch(new RegExp(`${beforeTaxes}[\\s\u00a0]*:[\\s\u00a0]*≈`))
  },
)

describe('the delivery of an order', () => {
  const render = <Kind extends keyof typeof SAMPLES>(
    kind: Kind,
    language: 'fr' | 'en',
    changes: Partial<(typeof SAMPLES)[Kind]> = {},
  ) =>
    renderMail(kind, { ...SAMPLES[kind], ...changes }, { language, links, legal }).text.replaceAll(
      /[\u00a0\u202f]/g,
      ' ',
    )
  const [DAY, DAY_EN] = [
    'mardi 24 novembre, de 6 h à 10 h',
    'Tuesday, November 24, 6 a.m. to 10 a.m.',
  ]
  const [CUT_OFF, CUT_OFF_EN] = ['lundi 23 novembre, 16 h', 'Monday, November 23, 4 p.m.']
  const toRestaurant = [
    `Livraison ${DAY}. Commande modifiable jusqu’au ${CUT_OFF}.\n`,
    `Delivery ${DAY_EN} The order can be changed until ${CUT_OFF_EN}\n`,
  ] as const
  const toSupplier = [
    `Livraison : ${DAY}\nModifiable jusqu’au : ${CUT_OFF}\n`,
    `Delivery: ${DAY_EN}\nCan be changed until: ${CUT_OFF_EN}\n`,
  ] as const
  const past = [`Livraison ${DAY}.\n`, `Delivery ${DAY_EN}\n`] as const
  const cancelled = [`Livraison prévue : ${DAY}\n`, `Planned delivery: ${DAY_EN}\n`] as const

  test.for([
    ['order-placed', ...toRestaurant],
    ['order-received', ...toSupplier],
    ['order-changed', ...toRestaurant],
    ['order-reduced', ...past],
    ['order-rejected', ...cancelled],
    ['order-edited', ...toSupplier],
    ['order-withdrawn', ...cancelled],
    ['order-message', ...toRestaurant],
    [
      'approval-placed',
      `Boucherie Lafleur & Fils : livraison ${DAY}. Commande modifiable jusqu’au ${CUT_OFF}.\n`,
      `Boucherie Lafleur & Fils: delivery ${DAY_EN} The order can be changed until ${CUT_OFF_EN}\n`,
    ],
  ] as const)(
    '%s names day, window and, while it can be changed, until when',
    ([kind, french, english]) => {
      expect(render(kind, 'fr')).toContain(french)
      expect(render(kind, 'en')).toContain(english)
    },
  )

  test('a message to the supplier names them too', () => {
    expect(render('order-message', 'fr', { isToSupplier: true })).toContain(toSupplier[0])
    expect(render('order-message', 'en', { isToSupplier: true })).toContain(toSupplier[1])
  })

  test('that the supplier has yet to confirm says so, and names no cut-off', () => {
    const [part] = SAMPLES['order-placed'].parts
    if (!part?.delivery) throw new Error('the sample has no delivery day')
    const delivery = { ...part.delivery, isChangeable: false, isToConfirm: true }
    const placed = render('order-placed', 'fr', { parts: [{ ...part, delivery }] })
    expect(placed).toContain(
      `Livraison ${DAY}. L’heure limite était passée : le fournisseur confirme ce jour en acceptant la commande.\n`,
    )
    expect(placed).not.toContain('modifiable')
    const received = render('order-received', 'en', { delivery })
    expect(received).toContain(`Delivery: ${DAY_EN}\nCut-off: passed; you confirm this day`)
    expect(received).not.toContain('Can be changed')
  })

  test('a mail names none where none was agreed, and how to arrange it where it was accepted', () => {
    expect(render('order-accepted', 'fr')).toContain('Pour la livraison, communiquez avec')
    expect(render('order-changed', 'fr')).not.toContain('communiquez')
    for (const kind of ['order-rejected', 'order-withdrawn', 'order-message'] as const)
      expect(render(kind, 'fr', { delivery: null })).not.toMatch(/livraison (prévue|mardi)/i)
    expect(render('approval-placed', 'fr')).not.toContain('Boulangerie du Coin')
  })
})

test('names and messages that look like markup or a template are shown as they are [A085] [A092]', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as somebody types it.
    '${7*7}',
    "'; drop table account; --",
  ]
  for (const text of hostile) {
    const message = { firstName: text, lastName: text, email: 'a@exemple.test', question: text }
    const mail = renderMail('contact-message', message, { language: 'fr', links, legal })
    expect(mail.text).toContain(text)
    expect(mail.subject).toBe('Message du formulaire de contact')
    expect(mail.html).not.toMatch(/<(script|img)/)
    const entities: Record<string, string> = {
      '<': '&lt;',
      '>': '&gt;',
      '"': '&quot;',
      "'": '&#39;',
    }
    expect(mail.html).toContain(text.replace(/[<>"']/g, (character) => entities[character] ?? ''))
  }
})
