import { type RawBuilder, sql } from 'kysely'

/** Whether a text has each word of a search somewhere, accents and case aside. */
export function hasEachWordOf(search: string, text: RawBuilder<unknown>) {
  return sql<boolean>`not exists (
    select from unnest(string_to_array(trim(plain_words(${search})), ' ')) word
    where position(word in plain_words(${text})) = 0)`
}
