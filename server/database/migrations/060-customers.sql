-- Who is whose customer: a row comes with the first order, or by asking for an account. Changed under the supplier's row, as
-- checkouts share it.
create table customer (
  supplier_id integer not null references supplier (account_id),
  restaurant_id integer not null references restaurant (account_id),
  status text not null check (status in ('asked', 'open', 'closed')),
  -- The supplier's own number of it.
  code text not null default '' check (char_length(code) <= 40),
  -- Of an order, in place of the zone's and the supplier's.
  minimum_cents integer check (minimum_cents >= 0),
  -- Days within which it pays.
  terms_days integer check (terms_days between 0 and 120),
  -- For the supplier's eyes.
  note text not null default '' check (char_length(note) <= 500),
  -- When it came to its status.
  since timestamptz not null default now(),
  primary key (supplier_id, restaurant_id)
);
create index customer_restaurant on customer (restaurant_id, status, supplier_id);
create unique index customer_code on customer (supplier_id, code) where code <> '';

insert into customer (supplier_id, restaurant_id, status, since)
  select part.supplier_id, placed.restaurant_id, 'open', min(placed.placed_at)
  from supplier_order part
  join restaurant_order placed on placed.id = part.restaurant_order_id
  group by part.supplier_id, placed.restaurant_id;

-- Whose products only customers see.
alter table supplier add column open_to text not null default 'everyone' check (open_to in ('everyone', 'customers'));
create index supplier_for_customers on supplier (account_id) where open_to = 'customers';
