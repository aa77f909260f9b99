-- What one restaurant pays: price lists, with steps by number of cases, and specials for everyone (docs/decisions/087). For
-- the rule that days of one price do not overlap.
create extension if not exists btree_gist;

create table price_list (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  name text not null check (char_length(name) between 1 and 60),
  -- Hundredths of a percent off every price that no line says.
  adjust_bp integer not null default 0 check (adjust_bp between -5000 and 0),
  unique (supplier_id, name),
  unique (supplier_id, id)
);

-- What was agreed stays when its days are over.
create table price_list_line (
  price_list_id integer not null references price_list (id) on delete cascade,
  product_id integer not null references product (id),
  from_cases integer not null default 1 check (from_cases between 1 and 9999),
  -- In Montréal.
  days daterange not null default '(,)' check (not isempty(days)),
  price_cents integer not null check (price_cents between 1 and 9999999),
  exclude using gist (price_list_id with =, product_id with =, from_cases with =, days with &&)
);
create index price_list_line_product on price_list_line (product_id, price_list_id)
  include (from_cases, days, price_cents);

-- A price list of the customer's own supplier.
alter table customer add column price_list_id integer;
alter table customer add foreign key (supplier_id, price_list_id) references price_list (supplier_id, id);
create index customer_price_list on customer (price_list_id) where price_list_id is not null;

create table special (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  product_id integer not null references product (id),
  days daterange not null check (not isempty(days) and not lower_inf(days) and not upper_inf(days)),
  from_cases integer not null default 1 check (from_cases between 1 and 9999),
  price_cents integer not null check (price_cents between 1 and 9999999),
  exclude using gist (product_id with =, days with &&)
);
create index special_product on special (product_id) include (days, from_cases, price_cents);
create index special_supplier on special (supplier_id);

-- What a line was agreed at, and what everyone else was asked then.
alter table order_line
  add column price_source text not null default 'list' check (price_source in ('list', 'agreed', 'volume', 'special')),
  add column list_price_cents integer check (list_price_cents > price_cents),
  add check ((price_source = 'list') = (list_price_cents is null));
alter table proposal_line
  add column price_source text check (price_source in ('list', 'agreed', 'volume', 'special')),
  add column list_price_cents integer;

-- As domain/catalogue-prices.ts and domain/unit-price.ts have them, which a test compares.
create function price_less(price_cents integer, adjust_bp integer) returns integer
  language sql immutable parallel safe strict
  return greatest(((price_cents::bigint * (10000 + adjust_bp) + 5000) / 10000)::integer, 1);

create function price_of_unit(price_cents integer, quantity_hundredths integer) returns bigint
  language sql immutable parallel safe strict
  return (20000 * price_cents::bigint + quantity_hundredths) / (2 * quantity_hundredths::bigint);

create function price_of_kilogram(price_cents integer, quantity_hundredths integer, unit text) returns bigint
  language sql immutable parallel safe strict
  return case public.unit_family(unit) when 'weight' then round(
    price_cents::numeric * 10000 * public.unit_amount('kg') / (quantity_hundredths * public.unit_amount(unit)))::bigint end;
