const AMOUNT =
  /^(?:CAD?\s*)?\$?\s*(\d[\d\s.,]*\d|\d)\s*(?:\$|CAD)?\s*(?:(?:\/|per|par|la|le)\s*(.+))?\s*\*?$/i
const CASE = /^(?:caisses?|cases?|cs|cse|ca|bte|bo[iî]te|box)\.?$/i

/**
 * The amount of a price as lists print it, its sign left out: "42,50 $", "$42.50", "42.50 / cs". `isOfCase` is false where it says of
 * what it is and that is no case ("12,50 $/kg"). Undefined for what is no price ("sur demande", "12 x 1 L").
 */
export function printedPrice(text: string): { amount: string; isOfCase: boolean } | undefined {
  const [, amount, of] = AMOUNT.exec(text.trim()) ?? []
  if (amount === undefined) return undefined
  return { amount: amount.trim(), isOfCase: of === undefined || CASE.test(of.trim()) }
}
