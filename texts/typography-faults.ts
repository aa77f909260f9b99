import type { Language } from '@halles/contract/language.ts'

type Rule = readonly [fault: string, pattern: RegExp]

const BOTH: readonly Rule[] = [
  ['straight apostrophe', /'/],
  ['straight quotes', /"/],
  ['three full stops for an ellipsis', /\.\.\./],
  ['two spaces', / {2}/],
  ['space before , . ; ? or !', /\s[,;?!]|\s\.(?:\s|$)/],
]

const RULES: Record<Language, readonly Rule[]> = {
  // Office québécois de la langue française, “Espacement avant et après les signes de ponctuation”.
  fr: [
    ...BOTH,
    ['no no-break space before a colon', /[^\u00a0]:(?=\s|$)/],
    ['no no-break space inside guillemets', /«(?!\u00a0)|(?<!\u00a0)»/],
    ['English quotes', /[“”]/],
    [
      'number apart from its thousands, unit or sign',
      /\d (?:\d{3}(?!\d)|[kM]o|kg|lb|oz|\$|%|(?:h|min)(?!\p{L}))/u,
    ],
    ['no narrow no-break space in a time', /\d\u00a0(?:h|min)(?!\p{L})/u],
    ['hyphen for a minus sign', /(?<![\p{L}\d-])-\d/u],
  ],
  en: [
    ...BOTH,
    ['guillemets', /[«»]/],
    ['space before a colon', /\s:/],
    ['hyphen for a minus sign', /(?<![\p{L}\d-])-\d/u],
  ],
}

/** What is wrong with the typography of a text that people read, one name per broken rule. */
export function typographyFaults(language: Language, text: string): string[] {
  return RULES[language].filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault)
}
