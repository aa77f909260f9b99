-- Where and when a supplier delivers. All of it changes only under the supplier's row locked FOR UPDATE, which a checkout locks
-- FOR SHARE. A city that is served and in no zone has no delivery days: its delivery is arranged by the two.
create table delivery_zone (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  name text not null check (char_length(name) between 1 and 60),
  -- In place of the supplier's own, where it is given.
  minimum_order_cents integer check (minimum_order_cents >= 0),
  unique (supplier_id, id)
);
create unique index delivery_zone_name on delivery_zone (supplier_id, lower(name));

create table delivery_zone_city (
  supplier_id integer not null,
  city_id integer not null,
  zone_id integer not null,
  primary key (supplier_id, city_id),
  foreign key (supplier_id, city_id) references supplier_city (supplier_id, city_id) on delete cascade,
  foreign key (supplier_id, zone_id) references delivery_zone (supplier_id, id) on delete cascade
);
create index delivery_zone_city_zone on delivery_zone_city (supplier_id, zone_id);

-- The delivery of one weekday, 1 Monday to 7 Sunday: the last moment to order it, in local time so many days before, and between
-- which hours it arrives. PostgreSQL takes an hour that two clocks name, or none, as standard time: so no cut-off may be one.
create table delivery_run (
  zone_id integer not null references delivery_zone (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  days_before smallint not null check (days_before between 0 and 7),
  cut_off time(0) not null check (cut_off < '01:00' or cut_off >= '03:00'),
  window_from time(0) not null,
  window_to time(0) not null,
  primary key (zone_id, weekday),
  check (window_from < window_to),
  check (days_before > 0 or cut_off < window_from)
);

-- One day that is not as its weekday: closed, or delivered besides; of one zone, or of all.
create table delivery_exception (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  zone_id integer,
  day date not null,
  kind text not null check (kind in ('closed', 'extra')),
  days_before smallint check (days_before between 0 and 7),
  cut_off time(0) check (cut_off < '01:00' or cut_off >= '03:00'),
  window_from time(0),
  window_to time(0),
  note text not null default '' check (char_length(note) <= 200),
  foreign key (supplier_id, zone_id) references delivery_zone (supplier_id, id) on delete cascade,
  unique nulls not distinct (supplier_id, day, zone_id),
  check ((kind = 'extra') = (days_before is not null) and (kind = 'extra') = (cut_off is not null)
    and (kind = 'extra') = (window_from is not null) and (kind = 'extra') = (window_to is not null)),
  check (window_from < window_to),
  check (days_before > 0 or cut_off < window_from)
);
create index delivery_exception_zone on delivery_exception (supplier_id, zone_id) where zone_id is not null;

alter table supplier
  -- Holidays by name (domain/holidays.ts) on which nothing is delivered, unless an extra day says so.
  add column closed_holidays text[] not null default '{}',
  -- What becomes of an order after the cut-off: refused, or marked late and left to the supplier.
  add column cut_off_rule text not null default 'strict' check (cut_off_rule in ('strict', 'ask'));

alter table product
  add column lead_days smallint not null default 0 check (lead_days between 0 and 30),
  add column pick_place text not null default '' check (char_length(pick_place) <= 40);

-- What a restaurant has chosen for a supplier's part of its next order.
create table cart_choice (
  restaurant_id integer not null references cart (restaurant_id),
  supplier_id integer not null references supplier (account_id),
  day date,
  po_number text not null default '' check (char_length(po_number) <= 40),
  note text not null default '' check (char_length(note) <= 500),
  primary key (restaurant_id, supplier_id)
);
create index cart_choice_supplier on cart_choice (supplier_id);

-- As agreed at checkout: a later change of the rules, the address or the minimum moves nothing. Null in orders without a day, and
-- in those placed before there were days.
alter table supplier_order
  add column delivery_day date,
  add column window_from time(0),
  add column window_to time(0),
  add column cut_off_at timestamptz,
  add column is_late boolean not null default false,
  add column delivery_zone_id integer references delivery_zone (id) on delete set null,
  add column minimum_cents integer check (minimum_cents >= 0),
  add column deliver_to jsonb,
  add column po_number text not null default '' check (char_length(po_number) <= 40),
  add column note text not null default '' check (char_length(note) <= 500),
  add constraint supplier_order_delivery check (
    (delivery_day is null) = (window_from is null) and (delivery_day is null) = (window_to is null)
    and (delivery_day is null) = (cut_off_at is null)
  ) not valid;
create index supplier_order_by_day on supplier_order (supplier_id, delivery_day) where delivery_day is not null;
create index supplier_order_zone on supplier_order (delivery_zone_id) where delivery_zone_id is not null;
