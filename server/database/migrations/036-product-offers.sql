-- Offers of the same product by several suppliers (docs/decisions/035): recognised by their names, compared by the price of
-- the same amount.

-- What one unit of sale is, in base amounts, and what it is compared with: as domain/measure.ts has it, which a test
-- compares. Null for what is no known measure (bag, floz, 0g).
create function unit_amount(unit text) returns numeric
  language sql immutable parallel safe strict
  return nullif(coalesce(nullif(substring(unit from '^\d+'), '')::numeric, 1), 0)
    * case lower(substring(unit from '^\d*([A-Za-z]+)$'))
      when 'kg' then 100000000000000
      when 'g' then 100000000000
      when 'lb' then 45359237000000
      when 'oz' then 2834952312500
      when 'l' then 100000000000000
      when 'dl' then 10000000000000
      when 'cl' then 1000000000000
      when 'ml' then 100000000000
      when 'unit' then 100000000000
      when 'unite' then 100000000000
      when 'piece' then 100000000000
      when 'dozen' then 1200000000000
      when 'douzaine' then 1200000000000
    end;

create function unit_family(unit text) returns text
  language sql immutable parallel safe strict
  return case
    when public.unit_amount(unit) is null then null
    when lower(ltrim(unit, '0123456789')) in ('kg', 'g', 'lb', 'oz') then 'weight'
    when lower(ltrim(unit, '0123456789')) in ('l', 'dl', 'cl', 'ml') then 'volume'
    else 'count'
  end;

-- Cents for one base amount. With 80 decimals two prices are equal if and only if the fractions are: those of different
-- cases are more than 1e-78 apart.
create function price_per_amount(price_cents integer, quantity_hundredths integer, unit text) returns numeric
  language sql immutable parallel safe strict
  return round(price_cents::numeric, 80) / (quantity_hundredths * public.unit_amount(unit));

-- The same text for a word and its regular plurals, French and English: "oignons", "choux", "chevaux", "berries", "boxes",
-- "tomatoes". It need not be a word. Not strict, so that it becomes part of the statement that uses it.
create function word_stem(word text) returns text
  language sql immutable parallel safe
  return case
    when length(word) < 4 then word
    when word ~ '[^e]aux?$' then regexp_replace(word, 'aux?$', 'al')
    when word ~ '[aeo]ux$' then left(word, -1)
    when word ~ '.{3}ies?$' then regexp_replace(word, 'ies?$', 'y')
    when word ~ '(ss|x|z|ch|sh|o)es?$' then regexp_replace(word, 'es?$', '')
    when word ~ '[^s]s$' then left(word, -1)
    else word
  end;

-- What a name says: the noun that it is about, then in no order its words without accents, case, regular plurals and articles, each once. What changes the
-- meaning of the word beside it stays with it: "sanspeau", "2%", "454g", "26.30".
create function name_terms(name text, noun text, articles text) returns text
  language sql immutable parallel safe strict
  return (
    select public.word_stem(noun) || ':' || coalesce(string_agg(term, ' ' order by term), '')
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

-- The same for products whose names say the same in both languages and whose measures compare. The noun stands apart from
-- the other words: "chocolat au lait" is no "lait au chocolat". Null where prices cannot be compared.
create function same_name_key(name_fr text, name_en text, unit text) returns uuid
  language sql immutable parallel safe strict
  return md5(
    public.unit_family(unit)
    || '|' || public.name_terms(name_fr, public.french_noun(name_fr), 'de|du|des|la|le|les|un|une|a|au|aux|et|en')
    || '|' || public.name_terms(name_en, public.english_noun(name_en), 'of|the|a|an|and|in')
  )::uuid;

-- One pass over the table, as in 012.
alter table product
  add column same_name_key uuid generated always as (same_name_key(name_fr, name_en, unit)) stored,
  add column price_per_amount numeric
    generated always as (price_per_amount(price_cents, quantity_hundredths, unit)) stored;

-- The offers of a product, best first, without reading any: with who sells them and whether they can be ordered.
create index product_offers on product (same_name_key, category, price_per_amount, id)
  include (supplier_id, available, available_from)
  where deleted_at is null;

analyze product;
