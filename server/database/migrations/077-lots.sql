-- From which lots the cases of a line were taken, as whoever picks has typed or scanned it; what a supplier calls back by lot, whom it
-- told and who knows of it (docs/decisions/092).

-- A lot is compared without regard to case, as domain/lot.ts folds it: only ASCII, so that both fold alike.
create table line_lot (
  order_line_id integer not null references order_line (id),
  lot text not null check (char_length(lot) <= 40 and lot ~ '^[!-~]([ -~]*[!-~])?$'),
  lot_folded text collate "C" not null generated always as (lower(lot collate "C")) stored,
  expires_on date,
  cases integer not null check (cases >= 1),
  -- Of the order: who received a lot is looked for by its supplier.
  supplier_id integer not null references supplier (account_id),
  by_person_id integer not null references person (id),
  at timestamptz not null default clock_timestamp(),
  primary key (order_line_id, lot_folded)
);
create index line_lot_receivers on line_lot (supplier_id, lot_folded);
create index line_lot_person on line_lot (by_person_id);
create index line_lot_age on line_lot (at);

create table recall (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  -- Null: every product with that lot.
  product_id integer references product (id),
  lot text not null check (char_length(lot) <= 40),
  lot_folded text collate "C" not null generated always as (lower(lot collate "C")) stored,
  reason text not null check (char_length(reason) between 1 and 1000),
  is_exercise boolean not null,
  sent_at timestamptz not null default clock_timestamp(),
  by_person_id integer not null references person (id),
  -- When those who have not acknowledged it were told again.
  reminded_at timestamptz
);
create index recall_supplier on recall (supplier_id, id);
create index recall_lot on recall (supplier_id, lot_folded) where not is_exercise;
create index recall_product on recall (product_id) where product_id is not null;
create index recall_person on recall (by_person_id);
create index recall_age on recall (sent_at);

-- What a restaurant was told: its name, its lines and their cases as they were then. Once for a recall.
create table recall_receiver (
  recall_id integer not null references recall (id) on delete cascade,
  restaurant_id integer not null references restaurant (account_id),
  name text not null,
  city text not null,
  lines jsonb not null check (jsonb_array_length(lines) > 0),
  cases integer not null check (cases >= 1),
  told_at timestamptz not null default clock_timestamp(),
  acknowledged_at timestamptz,
  acknowledged_by_person_id integer references person (id),
  primary key (recall_id, restaurant_id),
  check ((acknowledged_at is null) = (acknowledged_by_person_id is null))
);
create index recall_receiver_restaurant on recall_receiver (restaurant_id, recall_id);
create index recall_receiver_open on recall_receiver (restaurant_id) where acknowledged_at is null;
create index recall_receiver_person on recall_receiver (acknowledged_by_person_id) where acknowledged_by_person_id is not null;
