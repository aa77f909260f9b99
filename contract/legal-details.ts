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
}>
