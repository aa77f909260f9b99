/** Words as a sentence; "2:05 p.m." and "Ferme Roy inc." end with a full stop of their own. */
export function sentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`
}
