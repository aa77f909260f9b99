-- A person signs in. An account is the business that it acts for.
create table person (
  id integer generated always as identity primary key,
  -- In links that are mailed.
  public_id text not null unique default new_public_id(),
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  language language not null default 'fr',
  created_at timestamptz not null default now(),
  -- Every business it belonged to was refused: the address is free again.
  refused_at timestamptz,
  -- Every business it belonged to was closed: what named it is gone.
  closed_at timestamptz
);
-- Until now each account was one person: it has the same id and public id, so that rows, links and sealed secrets that name
-- the account name the person.
insert into person (id, public_id, email, password_hash, first_name, last_name, language, created_at, refused_at, closed_at)
  overriding system value
  select id, public_id, email, password_hash, first_name, last_name, language, created_at, refused_at, closed_at
  from account;
select setval(pg_get_serial_sequence('person', 'id'), coalesce(max(id), 1), max(id) is not null) from person;
create unique index person_email on person (email) where refused_at is null and closed_at is null;
-- Log-ins look for whoever had the address, too.
create index person_email_of_any on person (email);

alter table account add unique (id, kind);
create type membership_role as enum ('owner', 'buyer', 'cook', 'desk', 'picker', 'operator');
create table membership (
  account_id integer not null,
  kind account_kind not null,
  person_id integer not null references person (id),
  role membership_role not null,
  -- What one order, and what all orders of a week, may cost in cents without an approval; null: any.
  order_limit_cents bigint check (order_limit_cents >= 0),
  week_limit_cents bigint check (week_limit_cents >= 0),
  since timestamptz not null default now(),
  ended_at timestamptz,
  primary key (account_id, person_id),
  foreign key (account_id, kind) references account (id, kind),
  check (role = any (case kind
    when 'restaurant' then array['owner', 'buyer', 'cook']::membership_role[]
    when 'supplier' then array['owner', 'desk', 'picker']::membership_role[]
    else array['operator']::membership_role[] end)),
  check (role in ('buyer', 'cook') or order_limit_cents is null and week_limit_cents is null)
);
create index membership_person on membership (person_id);
insert into membership (account_id, kind, person_id, role, since)
  select id, kind, id, case kind when 'operator' then 'operator' else 'owner' end::membership_role, created_at from account;

-- Whom the other side and the operators see as the person in charge, and whom mails to the business greet.
alter table account add column contact_person_id integer references person (id);
update account set contact_person_id = id;
alter table account alter column contact_person_id set not null;
create index account_contact_person on account (contact_person_id);
alter table account drop column email, drop column password_hash, drop column first_name, drop column last_name, drop column language;

alter table session add column person_id integer;
update session set person_id = account_id;
alter table session alter column person_id set not null;
alter table session drop constraint session_account_id_fkey;
alter table session add foreign key (account_id, person_id) references membership (account_id, person_id);
create index session_person on session (person_id);

-- What opens a person's sign-in is the person's.
alter table password_reset rename column account_id to person_id;
alter table password_reset drop constraint password_reset_account_id_fkey, add foreign key (person_id) references person (id);
alter table email_change rename column account_id to person_id;
alter table email_change drop constraint email_change_account_id_fkey, add foreign key (person_id) references person (id);
alter table email_undo rename column account_id to person_id;
alter table email_undo drop constraint email_undo_account_id_fkey, add foreign key (person_id) references person (id);
alter index email_undo_account rename to email_undo_person;
alter table known_address rename column account_id to person_id;
alter table known_address drop constraint known_address_account_id_fkey, add foreign key (person_id) references person (id);
alter table recovery_code rename column account_id to person_id;
alter table second_factor rename column account_id to person_id;
alter table second_factor drop constraint second_factor_account_id_fkey, add foreign key (person_id) references person (id);

-- Who is greeted; a mail to a person alone has no account.
alter table outbox add column person_id integer references person (id);
update outbox set person_id = account_id where outcome is null;
create index outbox_person on outbox (person_id);

-- Who took the step; nobody knows of steps before there were persons.
alter table restaurant_order_step add column by_person_id integer references person (id);
create index restaurant_order_step_person on restaurant_order_step (by_person_id) where by_person_id is not null;
alter table supplier_order_step add column by_person_id integer references person (id);
create index supplier_order_step_person on supplier_order_step (by_person_id) where by_person_id is not null;
