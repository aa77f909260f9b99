-- A name without any word or number says nothing, so its product compares with none: no terms instead of empty ones.
create or replace function name_terms(name text, noun text, articles text) returns text
  language sql immutable parallel safe strict
  return (
    select public.word_stem(noun) || ':' || string_agg(term, ' ' order by term)
    from (
      select distinct public.word_stem(word) collate "C" as term
      from (
        select translate(match[1], ',/ ', '..') as word
        from regexp_matches(
          translate(
            regexp_replace(
              lower(public.unaccent('public.unaccent', normalize(name, nfkd)) collate "und-x-icu"),
              '\m[dl]''|''s\M|\m(?:' || articles || ')\M', ' ', 'g'),
            '-', ' '),
          '((?:sans|avec|non|pas|without|with|not|no) +[[:alpha:]]+|\d+(?: *[.,/ ] *\d+)*(?: ?%| ?(?:kg|mg|g|lb|oz|l|dl|cl|ml|mm|cm|po)\M)?|[[:alpha:]]+)',
          'g') match
        -- Each word is computed once.
        offset 0
      ) named
    ) termed);

-- Only products whose key becomes null are written, which computes the column anew; no lock but on their rows. The table is
-- read once: an article has at most three letters, so a name with a digit or four letters in a row has a term.
update product set unit = unit
where same_name_key is not null
  and (name_fr !~ '\d|[a-zA-ZÀ-ÖØ-öø-ÿ]{4}' or name_en !~ '\d|[a-zA-ZÀ-ÖØ-öø-ÿ]{4}')
  and same_name_key(name_fr, name_en, unit) is null;
