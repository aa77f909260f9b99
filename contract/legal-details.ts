/** Who runs this Halles, as its environment says; what is missing was not set. */
export type LegalDetails = Readonly<{
  /** Of the business that runs it. */
  name?: string | undefined
  /** Where mail reaches it: a postal address on one line. */
  address?: string | undefined
  /** In charge of the protection of personal information (Québec's Law 25): a name or title, and where to write. */
  privacyOfficer?: Readonly<{ title: string; email: string }> | undefined
  /** Who hosts the data, and where. */
  hosting?: string | undefined
  /** The address that people use, without a slash at its end. */
  site?: string | undefined
}>

/**
 * Whether restaurants are asked for consent to promotions, and suppliers may send them. Canada's anti-spam law has whoever asks
 * named with an address: a Halles that the public can reach (https) and that names nobody neither asks nor sends.
 */
export function offersPromotions({ name, address, site }: LegalDetails): boolean {
  return !site?.startsWith('https:') || (name !== undefined && address !== undefined)
}

/** What pages say of them: who runs this Halles, who asks for consent, who is in charge of personal information, where. */
export const LEGAL_SENTENCES = ['runBy', 'asks', 'privacyOfficer', 'hosting'] as const
export type LegalSentence = (typeof LEGAL_SENTENCES)[number]

/** In place of each sentence in pages that are rendered at build: the server fills it in. */
export const LEGAL_PLACES = {
  runBy: '%LEGAL_RUN_BY%',
  asks: '%LEGAL_ASKS%',
  privacyOfficer: '%LEGAL_PRIVACY_OFFICER%',
  hosting: '%LEGAL_HOSTING%',
} as const satisfies Record<LegalSentence, string>

/** In pages that are rendered at build, in place of whether promotions are offered: "offered" or "none". */
export const PROMOTIONS_PLACE = '%LEGAL_PROMOTIONS%'

/** In the head of every page, in place of the details themselves as JSON. */
export const LEGAL_DETAILS_PLACE = '%LEGAL_DETAILS%'

type LegalWords = Readonly<Record<LegalSentence, (details: LegalDetails) => string>>

/** The sentences in the language of `words`. */
export function legalSentences(
  words: LegalWords,
  details: LegalDetails,
): Record<LegalSentence, string> {
  return {
    runBy: words.runBy(details),
    asks: words.asks(details),
    privacyOfficer: words.privacyOfficer(details),
    hosting: words.hosting(details),
  }
}
