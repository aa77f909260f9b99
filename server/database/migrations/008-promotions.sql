-- Held by the database's clock: one promotion an hour.
alter table supplier add column promotion_sent_at timestamptz;

create table promotion (
  id integer generated always as identity primary key,
  supplier_id integer not null references supplier (account_id),
  message text not null check (message <> ''),
  recipients integer not null check (recipients > 0),
  sent_at timestamptz not null default now()
);
create index promotion_listing on promotion (supplier_id, sent_at desc);

-- That a restaurant wants no promotions, and from when to when: kept, because whoever sends has to prove it.
create table promotion_unsubscription (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurant (account_id),
  -- None: from all suppliers.
  supplier_id integer references supplier (account_id),
  began_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index promotion_unsubscription_once
  on promotion_unsubscription (restaurant_id, supplier_id) nulls not distinct where ended_at is null;
create index promotion_unsubscription_restaurant on promotion_unsubscription (restaurant_id);
create index promotion_unsubscription_supplier on promotion_unsubscription (supplier_id);
