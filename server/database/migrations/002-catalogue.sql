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
  -- Kept by product_search_words().
  search_names text not null default '',
  search_vector tsvector not null default ''
);
create index product_supplier on product (supplier_id, category) where deleted_at is null;
create index product_category on product (category) where deleted_at is null;
create index product_search on product using gin (search_vector) where deleted_at is null;
create index product_search_names on product using gin (search_names gin_trgm_ops) where deleted_at is null;

create function product_search_words() returns trigger language plpgsql as $$
declare
  supplier_name text := (select name from supplier where account_id = new.supplier_id);
begin
  new.search_names := plain_words(concat_ws(' ', new.name_fr, new.name_en, supplier_name));
  new.search_vector :=
    setweight(to_tsvector('simple', plain_words(new.name_fr || ' ' || new.name_en)), 'A')
    || setweight(to_tsvector('simple', plain_words(supplier_name)), 'B')
    || setweight(to_tsvector('simple', plain_words(new.description)), 'C');
  return new;
end $$;
create trigger product_search_words
  before insert or update of name_fr, name_en, description, supplier_id, search_names on product
  for each row execute function product_search_words();

-- A supplier that changes its name is found under the new one.
create function supplier_renamed() returns trigger language plpgsql as $$
begin
  update product set search_names = '' where supplier_id = new.account_id;
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
create index review_supplier on review (supplier_id, written_at);
