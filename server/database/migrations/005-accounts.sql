alter type account_status add value 'closed';

alter table account
  -- Of a refused one: what its mail said.
  add column refusal_reason text,
  -- Its owner closed it for good. What named a person is gone, the orders stay.
  add column closed_at timestamptz;
-- An address is free again once its account was refused or closed.
drop index account_email;
create unique index account_email on account (email) where status <> 'refused' and closed_at is null;

-- One a account: a newer link takes the older one's place.
create table password_reset (
  account_id integer primary key references account (id),
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);
create index password_reset_age on password_reset (created_at);

-- A login e-mail that waits for its mailbox. Whether the address is free does not show here.
create table email_change (
  account_id integer primary key references account (id),
  new_email text not null,
  token_hash bytea not null unique,
  -- How often it was asked for without an hour in between: each time somebody gets a mail.
  asks integer not null default 1,
  created_at timestamptz not null default now()
);
create index email_change_age on email_change (created_at);

-- Wrong tries at a password, by e-mail whether or not it has an account. Hashes are keyed by the server.
create table login_throttle (
  email_hash bytea not null,
  -- From an address that has signed in to the account before: strangers do not use up its tries.
  is_known_address boolean not null,
  tries integer not null default 1,
  tried_at timestamptz not null default now(),
  blocked_until timestamptz not null default now(),
  primary key (email_hash, is_known_address)
);
create index login_throttle_age on login_throttle (tried_at);

create table known_address (
  account_id integer not null references account (id),
  address_hash bytea not null,
  used_at timestamptz not null default now(),
  primary key (account_id, address_hash)
);
create index known_address_age on known_address (used_at);

-- An operator's one-time codes; they are asked for once confirmed.
create table second_factor (
  account_id integer primary key references account (id),
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- Of the last code taken: none of it or before it is taken again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);
create table recovery_code (
  account_id integer not null references second_factor (account_id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

create table contact_message (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  first_name text not null,
  last_name text not null,
  email text not null,
  question text not null,
  sent_at timestamptz not null default now()
);
create index contact_message_listing on contact_message (sent_at desc, id desc);

-- What an operator did to an account, to the list of cities or to its own sign-in.
alter table operator_action
  alter column account_id drop not null,
  -- The business or city as it was called then.
  add column subject text,
  -- A reason, a number.
  add column detail text;
update operator_action set subject = coalesce(
  (select name from restaurant where restaurant.account_id = operator_action.account_id),
  (select name from supplier where supplier.account_id = operator_action.account_id), '');
alter table operator_action alter column subject set not null;
create index operator_action_listing on operator_action (at desc, id desc);

-- Why suppliers may write to a restaurant (Canada's anti-spam law): to be proved by whoever sends.
create table promotion_consent (
  restaurant_id integer primary key references restaurant (account_id),
  basis text not null check (basis in ('membership', 'express')),
  -- Which version of the terms said so.
  wording text not null,
  given_at timestamptz not null default now(),
  ended_at timestamptz
);
insert into promotion_consent (restaurant_id, basis, wording)
  select restaurant.account_id, 'membership', '2026-11'
  from restaurant join account on account.id = restaurant.account_id where account.status = 'active';

-- A name as a reader sees it: Cyrillic and Greek letters that pass for ours become ours, as do a nought for an o,
-- a one or an i for an l; accents, case, spaces and signs tell nothing apart.
create function name_skeleton(name text) returns text
  language sql immutable parallel safe strict
  return translate(replace(public.plain_words(translate(translate(
    public.unaccent('public.unaccent', normalize(name, nfkc)),
    'АВЕЁЄЅІЇЈКМНОРСТУХҺԚԜӀГавеёєѕіїјкмнорстухһԛԝӏгԁьп',
    'abeeesiijkmhopctyxhqwlrabeeesiijkmhopctyxhqwlrdbn'),
    'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικμνορστυχω',
    'abezhikmnoptyxabyenikuvopotuxw')), ' ', ''),
    '01i', 'oll');
create index restaurant_skeleton on restaurant (name_skeleton(name));
create index supplier_skeleton on supplier (name_skeleton(name));

-- A city written in another way is the same city: Quebec, QUÉBEC. No two of Québec's 1,130 municipalities differ in
-- accents, case or signs alone.
create unique index city_spelling on city (trim(plain_words(name)));
