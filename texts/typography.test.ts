import { expect, test } from 'vitest'
import { en } from './en.ts'
import { mails } from './fr/mails.ts'
import { fr } from './fr.ts'

/** Stands for whatever a text may be about: a number, or something whose every part is that number. */
function about(count: number): unknown {
  return new Proxy(Object(count), {
    get: (boxed, key) => {
      const part = Reflect.get(boxed, key)
      if (typeof part === 'function') return part.bind(boxed)
      return typeof key === 'string' ? count : part
    },
  })
}

/** Every sentence of a text, however deep, and of one or several of what it is about. */
function sentencesOf(text: unknown): string[] {
  if (typeof text === 'string') return [text]
  if (typeof text === 'function') {
    return [1, 2].flatMap((count) => sentencesOf(text(...Array(3).fill(about(count)))))
  }
  return text instanceof Object ? Object.values(text).flatMap(sentencesOf) : []
}

test('French keeps its signs with their words: a no-break space before a colon and inside guillemets, none before the others', () => {
  const torn = sentencesOf([fr, mails]).filter((sentence) =>
    /[^\u00a0]:(?=\s|$)|« | »|\s[?!;]|\d (?:\d{3}|[kM]o|\$|%)/.test(sentence),
  )
  expect(torn).toEqual([])
})

test('a number of thousands is written as its language writes it', () => {
  for (const [{ promotions, catalogueImport }, written] of [
    [fr, '1\u00a0200'],
    [en, '1,200'],
  ] as const) {
    for (const sentence of [
      promotions.recipients(1200),
      promotions.sentTo(1200),
      catalogueImport.faultyNote(1200),
    ])
      expect(sentence).toContain(written)
  }
})
