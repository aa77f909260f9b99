create extension if not exists pgcrypto;
create extension if not exists unaccent;

-- 128 random bits, no time order (RELIABILITY 5.3).
create function new_public_id() returns text
  language sql volatile parallel safe
  return encode(gen_random_bytes(16), 'hex');

create type language as enum ('fr', 'en');
create type account_kind as enum ('restaurant', 'supplier', 'operator');
create type account_status as enum ('pending', 'active', 'refused', 'suspended');

create table city (
  id integer generated always as identity primary key,
  name text not null unique check (name <> ''),
  retired_at timestamptz
);

create table account (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  kind account_kind not null,
  status account_status not null default 'pending',
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  language language not null default 'fr',
  created_at timestamptz not null default now()
);
-- One account per address; a refused address may sign up again.
create unique index account_email on account (email) where status <> 'refused';
create index account_listing on account (status, created_at);

create table restaurant (
  account_id integer primary key references account (id),
  name text not null check (name <> ''),
  phone_number text not null,
  address text not null,
  city_id integer not null references city (id),
  zip_code text not null
);
create index restaurant_city on restaurant (city_id);

create table supplier (
  account_id integer primary key references account (id),
  name text not null check (name <> ''),
  phone_number text not null,
  address text not null,
  city_id integer not null references city (id),
  zip_code text not null,
  minimum_order_cents integer not null check (minimum_order_cents >= 0)
);
create index supplier_city_of_business on supplier (city_id);

create table supplier_city (
  supplier_id integer not null references supplier (account_id),
  city_id integer not null references city (id),
  primary key (supplier_id, city_id)
);
create index supplier_city_city on supplier_city (city_id, supplier_id);

create table session (
  token_hash bytea primary key,
  account_id integer not null references account (id),
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index session_account on session (account_id);

create table operator_action (
  id integer generated always as identity primary key,
  operator_id integer not null references account (id),
  account_id integer not null references account (id),
  action text not null,
  at timestamptz not null default now()
);
create index operator_action_operator on operator_action (operator_id);
create index operator_action_account on operator_action (account_id);

create table server_secret (
  name text primary key,
  value bytea not null
);

-- The shape that rate-limiter-flexible asks for.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
