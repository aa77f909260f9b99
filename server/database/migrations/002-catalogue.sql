-- Words as a search compares them: no accents, no case, œ as oe, nothing but letters and digits.
create function plain_words(words text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    lower(public.unaccent('public.unaccent', words) collate "und-x-icu"), '[^[:alnum:]]+', ' ', 'g');

create type category_name as enum (
  'beef', 'chicken', 'pork', 'seafood', 'deli',
  'appetizers', 'bakery', 'dairy', 'beverage', 'fetl');

create table product (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  category category_name not null,
  name_fr text not null check (name_fr <> ''),
  name_en text not null check (name_en <> ''),
  description text not null default '',
  unit text not null check (unit ~ '^[A-Za-z0-9]{1,20}$'),
  price_cents integer not null check (price_cents between 1 and 9999999),
  quantity_hundredths integer not null check (quantity_hundredths between 1 and 9999999),
  -- Ten-thousandths of a dollar, from domain/unit-price.ts. Null when sold by count.
  price_per_unit bigint not null check (price_per_unit >= 0),
  price_per_kg bigint check (price_per_kg >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Kept by product_search_words(). A: the first word of each name, B: their words, C: the supplier's name,
  -- D: the description.
  search_vector tsvector not null default ''
);
-- With all that sorting and counting ask for, so that 100,000 products are sorted without being read.
create index product_on_sale on product (supplier_id, category)
  include (id, public_id, price_cents, quantity_hundredths, price_per_unit, price_per_kg)
  where deleted_at is null;
create index product_by_name_fr on product (name_fr collate "fr-x-icu", public_id)
  include (id, supplier_id, category) where deleted_at is null;
create index product_by_name_en on product (name_en collate "en-x-icu", public_id)
  include (id, supplier_id, category) where deleted_at is null;

-- Each word as it is and with one letter left out, doubled letters counted once: two words that share one of
-- these are a typo apart (boeuf and bouef leave boef, mozzarella and mozarela are one). Not for words of three
-- letters, nor for numbers.
create function typo_keys(words tsvector) returns text[]
  language sql immutable parallel safe strict cost 5000
  return array(
    select distinct overlay(single placing '' from dropped for 1)
    from unnest(tsvector_to_array(words)) word,
      regexp_replace(word, '(.)\1+', '\1', 'g') single,
      generate_series(1, length(single) + 1) dropped
    where word ~ '^\D{4}' and length(single) + (dropped > length(single))::integer > 3);

-- Not partial: PostgreSQL does not combine two indexes that share a predicate.
create index product_search on product using gin (search_vector);
create index product_typos on product using gin (typo_keys(ts_filter(search_vector, '{a,b,c}')));

create function product_search_words() returns trigger language plpgsql as $$
declare
  supplier_name text := (select name from supplier where account_id = new.supplier_id);
  first_words text := split_part(new.name_fr, ' ', 1) || ' ' || split_part(new.name_en, ' ', 1);
begin
  new.search_vector :=
    setweight(to_tsvector('simple', plain_words(first_words)), 'A')
    || setweight(to_tsvector('simple', plain_words(new.name_fr || ' ' || new.name_en)), 'B')
    || setweight(to_tsvector('simple', plain_words(supplier_name)), 'C')
    || setweight(to_tsvector('simple', plain_words(new.description)), 'D');
  return new;
end $$;
create trigger product_search_words
  before insert or update of name_fr, name_en, description, supplier_id, search_vector on product
  for each row execute function product_search_words();

-- A supplier that changes its name is found under the new one.
create function supplier_renamed() returns trigger language plpgsql as $$
begin
  update product set search_vector = '' where supplier_id = new.account_id and deleted_at is null;
  return null;
end $$;
create trigger supplier_renamed
  after update of name on supplier
  for each row when (old.name is distinct from new.name) execute function supplier_renamed();

create table review (
  restaurant_id integer not null references restaurant (account_id),
  supplier_id integer not null references supplier (account_id),
  rating smallint not null check (rating between 1 and 5),
  review text not null check (review <> ''),
  written_at timestamptz not null default now(),
  primary key (restaurant_id, supplier_id)
);
create index review_supplier on review (supplier_id, written_at) include (rating);
