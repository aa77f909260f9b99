-- Text as a search compares it (domain/search.ts folds alike): plain words, and "454g" as "454 g".
create function search_text(words text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    public.plain_words(normalize(words, nfkd)),
    '(?<=\d)(?=[[:alpha:]])|(?<=[[:alpha:]])(?=\d)', ' ', 'g');

-- The noun that a name is about, as a rule: a French name begins with it ("Oignons jaunes", "Tarte aux pommes"), an
-- English one has it last before a comma or a preposition ("Yellow onions", "Onion, cooked", "Fresh leg of pork").
-- Words of two letters or more: in "2 % lait" it is the milk.
create function french_noun(name text) returns text
  language sql immutable parallel safe strict
  return coalesce(substring(public.search_text(name) from '[[:alpha:]]{2,}'), '');
create function english_noun(name text) returns text
  language sql immutable parallel safe strict
  return coalesce(
    substring(
      public.search_text(regexp_replace(name, '([,;(/]|\s(with|without|for|in|of|from)\s).*$', '', 'i'))
      from '([[:alpha:]]{2,})[^[:alpha:]]*$'),
    '');

-- A product's own words. A: the noun of its French name, C: of its English name, B: all words of both names,
-- D: the description. Its supplier's name is looked up among the suppliers.
create function product_words(name_fr text, name_en text, description text) returns tsvector
  language sql immutable parallel safe strict
  return setweight(to_tsvector('simple', public.french_noun(name_fr)), 'A')
    || setweight(to_tsvector('simple', public.english_noun(name_en)), 'C')
    || setweight(to_tsvector('simple', public.search_text(name_fr || ' ' || name_en)), 'B')
    || setweight(to_tsvector('simple', public.search_text(description)), 'D');

drop trigger supplier_renamed on supplier;
drop function supplier_renamed();
drop trigger product_search_words on product;
drop function product_search_words();

-- One pass over the table instead of an update of every row; its search indexes go with the old column.
alter table product
  drop column search_vector,
  add column search_vector tsvector not null
    generated always as (product_words(name_fr, name_en, description)) stored;
create index product_search on product using gin (search_vector);
create index product_typos on product using gin (typo_keys(ts_filter(search_vector, '{a,b,c}')));

alter table supplier
  add column name_words tsvector not null
    generated always as (to_tsvector('simple', search_text(name))) stored;
create index supplier_typos on supplier using gin (typo_keys(name_words));
