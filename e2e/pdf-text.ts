import { inflateSync } from 'node:zlib'

/**
 * The words of each page of a PDF as Chromium writes it: glyphs by number, whose characters each typeface's own table names.
 * Throws away spaces, which are positions there.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = new Map<string, Buffer>()
  const file = pdf.toString('latin1')
  for (const match of file.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)) {
    const [, number = '', body = ''] = match
    objects.set(number, Buffer.from(body, 'latin1'))
  }
  const textOf = (number: string | undefined) => objects.get(number ?? '')?.toString('latin1') ?? ''
  const streamOf = (number: string | undefined) => inflated(textOf(number))
  /** Of a page, or of a form that it draws, which has typefaces of its own. */
  function wordsOf(number: string | undefined): string {
    const object = textOf(number)
    const fonts = new Map<string, Map<string, string>>()
    for (const [, name = '', font] of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table] = /\/ToUnicode (\d+) 0 R/.exec(textOf(font)) ?? []
      fonts.set(name, charactersIn(streamOf(table)))
    }
    const [, content] = /\/Contents (\d+) 0 R/.exec(object) ?? []
    const forms = [...object.matchAll(/\/X\d+ (\d+) 0 R/g)].map(([, form]) => wordsOf(form))
    return wordsIn(streamOf(content ?? number), fonts) + forms.join('')
  }
  return [...objects.keys()]
    .filter((number) => /\/Type\s*\/Page\b/.test(textOf(number)))
    .map(wordsOf)
}

/** By its length: what is compressed may end with the bytes of an end of line. */
function inflated(body: string): string {
  const [line = '', length] = [/stream\r?\n/, /\/Length (\d+)/].map((part) =>
    part.exec(body)?.at(-1),
  )
  if (line === '' || length === undefined) return ''
  const start = body.indexOf(line) + line.length
  const bytes = Buffer.from(body.slice(start, start + Number(length)), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
}

/** Glyph to character, from `bfchar` and `bfrange`. */
function charactersIn(table: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, block = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)>/g))
      characters.set(glyph.toUpperCase(), characterOf(code))
  }
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', code = ''] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [first, last, start] = [from, to, code].map((hex) => Number.parseInt(hex, 16))
      for (let glyph = first ?? 0; glyph <= (last ?? -1); glyph++) {
        const name = glyph.toString(16).padStart(from.length, '0').toUpperCase()
        characters.set(name, String.fromCodePoint((start ?? 0) + glyph - (first ?? 0)))
      }
    }
  }
  return characters
}

function characterOf(hex: string): string {
  const units = hex.match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

function wordsIn(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined
  let words = ''
  for (const [, name, glyphs = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name !== undefined) font = fonts.get(name)
    const [known = ''] = font?.keys() ?? []
    // A typeface of fewer than 256 glyphs numbers them by one byte.
    const glyph = known.length === 2 ? /../g : /.{4}/g
    for (const one of glyphs.toUpperCase().match(glyph) ?? []) words += font?.get(one) ?? ''
  }
  return words.replaceAll(/\s/g, '')
}
