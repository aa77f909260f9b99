-- What a restaurant needs, in the order in which it is stored.
create table guide (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  restaurant_id integer not null references restaurant (account_id),
  name text not null check (char_length(name) between 1 and 60),
  -- One more with each edit: whoever edits names the one that was seen. Counting is no edit.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  archived_at timestamptz
);
create unique index guide_name on guide (restaurant_id, lower(name)) where archived_at is null;
create index guide_restaurant on guide (restaurant_id);
create index guide_archived on guide (archived_at) where archived_at is not null;

create table guide_item (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  guide_id integer not null references guide (id) on delete cascade,
  label text not null check (char_length(label) <= 150),
  section text not null check (char_length(section) <= 60),
  position integer not null,
  measure text not null check (measure in ('g', 'ml', 'piece', 'case')),
  -- What `case` means: amounts of the item stay what they are when suppliers change their cases.
  case_unit text check (case_unit ~ '^[A-Za-z0-9]{1,20}$'),
  case_hundredths integer check (case_hundredths between 1 and 9999999),
  -- In hundredths of the measure.
  par integer check (par between 1 and 1000000000),
  unique (id, guide_id),
  check ((measure = 'case') = (case_unit is not null) and (measure = 'case') = (case_hundredths is not null))
);
create index guide_item_guide on guide_item (guide_id, position);

-- The products that the restaurant has declared equal, 1 the preferred one. No product is in a guide twice.
create table guide_item_product (
  guide_item_id integer not null,
  guide_id integer not null,
  product_id integer not null references product (id),
  rank smallint not null check (rank between 1 and 10),
  primary key (guide_item_id, rank),
  unique (guide_id, product_id),
  foreign key (guide_item_id, guide_id) references guide_item (id, guide_id) on delete cascade
);
create index guide_item_product_product on guide_item_product (product_id);

-- What was counted of an item on a day in Montréal: the newest count of it.
create table guide_count (
  guide_item_id integer not null references guide_item (id) on delete cascade,
  day date not null,
  -- In hundredths of the item's measure.
  amount integer not null check (amount between 0 and 1000000000),
  by_person_id integer not null references person (id),
  at timestamptz not null,
  primary key (guide_item_id, day)
);
create index guide_count_person on guide_count (by_person_id);
create index guide_count_day on guide_count (day);

-- What a case cost and held until it changed. What it costs and holds now is in `product`, so a product that never changed
-- has no row, and the price of a moment is the first row after it, or the product.
create table product_price (
  product_id integer not null references product (id),
  until_at timestamptz not null,
  price_cents integer not null,
  quantity_hundredths integer not null,
  unit text not null,
  primary key (product_id, until_at)
);
create index product_price_until on product_price (until_at);

-- Not the beginning of the transaction, which may lie before that of a change that it waited for.
create function record_product_prices() returns trigger language plpgsql as $$
begin
  insert into product_price (product_id, until_at, price_cents, quantity_hundredths, unit)
  select before.id, clock_timestamp(), before.price_cents, before.quantity_hundredths, before.unit
  from rows_before before join rows_after now using (id)
  where (before.price_cents, before.quantity_hundredths, before.unit)
    is distinct from (now.price_cents, now.quantity_hundredths, now.unit);
  return null;
end $$;
create trigger record_product_prices after update on product
  referencing new table as rows_after old table as rows_before
  for each statement execute function record_product_prices();
