import { foldText } from '../search.ts'

/** A word, a number or a sign of a line; `raw` with its accents. */
export type Token = { readonly raw: string; readonly word: string }

const BULLET = /^(?:[-–—•*·>☐□✓✔]+|\[[ x]?\]|\d{1,2}[.)](?=\s))\s*/u
const WRITTEN: readonly [RegExp, string][] = [
  // A price is no amount, and the sign says that there was one.
  [
    /(?:(?<![\p{L}\p{N}])[àa@]\s*)?(?:\$\s*\d+(?:[.,]\d+)?|(?<![\d.,])\d+(?:[.,]\d+)?\s*\$)|@\s*\d+(?:[.,]\d+)?/giu,
    ' $ ',
  ],
  [/(?<=\d)\s*#(?!\d)/g, ' lb '],
  [/(?<!\S)\.(?=\d)/g, '0.'],
  [/(?<![\d.,])(\d{1,3})[ \u00a0\u202f](?=000(?![\d.,]))/g, '$1'],
  [/½/g, ' 1/2 '],
  [/¼/g, ' 1/4 '],
  [/¾/g, ' 3/4 '],
  [/⅓/g, ' 1/3 '],
  [/⅔/g, ' 2/3 '],
  [/⅛/g, ' 1/8 '],
  [/[×✕]/g, ' x '],
  [/\t/g, ' ; '],
  [/[’`]/g, "'"],
  [/(?<![\p{L}])s\/p(?!\p{L})/giu, ' sans peau '],
  [/(?<![\p{L}])s\/o(?!\p{L})/giu, ' sans os '],
  [/(?<![\p{L}])w\/o(?!\p{L})/giu, ' without '],
  // "2x", "x3", "20kg", "2cs" are two words, "7up" is one.
  [/(?<![\p{L}\p{N}/.,])x(?=\d)/giu, 'x '],
  [/(\d)\s*x\s*(?=\d)/giu, '$1 x '],
  [
    /(?<![\p{L}\p{N}/.,])(\d+(?:[.,]\d+)?)(?=(?:x|cs|cse|ctn|bx|caisses?|cases?|bo[iî]tes?|bte?s?|sacs?|bags?|dz|dzn?|doz|kgs?|g|gr|lbs?|oz|ml|l|un|pcs?)(?![\p{L}\p{N}]))/giu,
    '$1 ',
  ],
  [/(?<![\p{L}\p{N}])(demie?|half)-(?=\p{L})/giu, '$1 '],
  [/(?<=\d)\s*%/g, '%'],
]
const TOKEN =
  /\d+\p{L}[\p{L}\d]*|\d+\/\d+|\d+(?:[.,]\d+)?%?|[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*|[^\s\p{L}\p{N}]/gu

/** Words and signs that are read of one line: more than two hundred goods with their amounts have. */
const MAX_TOKENS = 700

/** The words, numbers and signs of a line, as many as are read; a bullet before it left out. */
export function tokensOf(text: string): Token[] {
  let written = withDigits(text.normalize('NFC')).trim().replace(BULLET, '')
  for (const [pattern, other] of WRITTEN) written = written.replace(pattern, other)
  return (written.match(TOKEN) ?? [])
    .flatMap(split)
    .slice(0, MAX_TOKENS)
    .map((raw) => ({ raw, word: foldText(raw) }))
}

/** Digits of other scripts and widths as ours. */
function withDigits(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (sign) => {
    if (/[\u0660-\u0669\u06f0-\u06f9]/.test(sign)) return `${(sign.codePointAt(0) ?? 0) % 16}`
    return /^\p{N}$/u.test(sign) && /^\d+$/.test(sign.normalize('NFKC'))
      ? sign.normalize('NFKC')
      : sign
  })
}

/** "d'érable" and "rajoute-moi" are two words, "mi-maigre" is one that names know. */
function split(raw: string): string[] {
  return raw
    .split(/(?<=^\p{L})'|'(?=\p{L}$)|-(?=(?:moi|nous|tu|vous|le|la|les|toi)$)/iu)
    .filter((one) => one !== '')
}

/** Whether it is a word or a number, and no sign. */
export function isSpoken({ word }: Token): boolean {
  return /^[\p{L}\p{N}]/u.test(word)
}
