-- The row that every change to a cart, and every checkout, locks first.
create table cart (
  restaurant_id integer primary key references restaurant (account_id)
);
create table cart_line (
  restaurant_id integer not null references cart (restaurant_id),
  product_id integer not null references product (id),
  quantity integer not null check (quantity between 1 and 9999),
  added_at timestamptz not null default clock_timestamp(),
  primary key (restaurant_id, product_id)
);
create index cart_line_product on cart_line (product_id);
create function cart_of_restaurant() returns trigger language plpgsql as $$
begin
  insert into cart (restaurant_id) values (new.account_id);
  return null;
end $$;
create trigger cart_of_restaurant
  after insert on restaurant for each row execute function cart_of_restaurant();

create type restaurant_order_status as enum ('active', 'done');
create type supplier_order_status as enum ('pending', 'acknowledged', 'done', 'cancelled');

create table restaurant_order (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  restaurant_id integer not null references restaurant (account_id),
  status restaurant_order_status not null default 'active',
  total_cents bigint not null check (total_cents >= 0),
  placed_at timestamptz not null default now()
);
create index restaurant_order_listing on restaurant_order (restaurant_id, status, placed_at desc);

create table supplier_order (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  restaurant_order_id integer not null references restaurant_order (id),
  supplier_id integer not null references supplier (account_id),
  status supplier_order_status not null default 'pending',
  total_cents bigint not null check (total_cents >= 0),
  placed_at timestamptz not null default now(),
  unique (restaurant_order_id, supplier_id)
);
create index supplier_order_listing on supplier_order (supplier_id, status, placed_at desc);

create table order_line (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_order_id integer not null references supplier_order (id),
  product_id integer not null references product (id),
  product_public_id text not null,
  name_fr text not null,
  name_en text not null,
  unit text not null,
  price_cents integer not null check (price_cents > 0),
  quantity_hundredths integer not null check (quantity_hundredths > 0),
  price_per_unit bigint not null check (price_per_unit >= 0),
  quantity integer not null check (quantity between 1 and 9999),
  -- Null: unchanged. A removed line keeps both quantities.
  edited_quantity integer check (edited_quantity between 1 and quantity),
  is_cancelled boolean not null default false,
  unique (supplier_order_id, product_id)
);
create index order_line_product on order_line (product_id);

-- Who moved an order, when, to what. Each state is reached once, and nothing is rewritten.
create table restaurant_order_step (
  restaurant_order_id integer not null references restaurant_order (id),
  status restaurant_order_status not null,
  by_account_id integer not null references account (id),
  at timestamptz not null default now(),
  primary key (restaurant_order_id, status)
);
create index restaurant_order_step_account on restaurant_order_step (by_account_id);
create table supplier_order_step (
  supplier_order_id integer not null references supplier_order (id),
  step smallint not null check (step between 1 and 3),
  status supplier_order_status not null,
  by_account_id integer not null references account (id),
  at timestamptz not null default now(),
  primary key (supplier_order_id, step),
  unique (supplier_order_id, status)
);
create index supplier_order_step_account on supplier_order_step (by_account_id);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% on % would rewrite history', tg_op, tg_table_name;
end $$;
create trigger restaurant_order_step_stays
  before update or delete on restaurant_order_step for each row execute function refuse_rewriting();
create trigger supplier_order_step_stays
  before update or delete on supplier_order_step for each row execute function refuse_rewriting();
-- What was agreed at checkout never changes after.
create trigger order_line_stays
  before update of supplier_order_id, product_id, product_public_id, name_fr, name_en, unit,
    price_cents, quantity_hundredths, price_per_unit, quantity or delete
  on order_line for each row execute function refuse_rewriting();

-- Answers given under an Idempotency-Key, so that a retry gets the same one.
create table idempotency_key (
  account_id integer not null references account (id),
  call text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (account_id, call, key)
);
create index idempotency_key_age on idempotency_key (created_at);
