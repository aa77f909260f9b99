-- Whom a supplier would have as customer, or a restaurant as supplier: named by the one, followed by the other. Whether an address
-- has an account is never looked up for it.
create table trade_invitation (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  -- Who invites.
  account_id integer not null references account (id),
  name text not null check (char_length(name) <= 150),
  email text not null check (char_length(email) <= 254),
  -- By which whoever wants no invitations is known (invitation_refusal).
  email_hash bytea not null,
  -- Of the customer, once it is one.
  code text not null default '' check (char_length(code) <= 40),
  terms_days integer check (terms_days between 0 and 120),
  -- Of the mail.
  language language not null,
  created_at timestamptz not null default now(),
  -- When the mail was queued last.
  invited_at timestamptz,
  -- SHA-256 of the token in its link.
  token_hash bytea unique,
  -- Who signed up through the link, or followed it.
  taken_by_id integer references account (id),
  accepted_at timestamptz,
  unique (account_id, email),
  check ((invited_at is null) = (token_hash is null)),
  check (accepted_at is null or taken_by_id is not null)
);
create index trade_invitation_email_hash on trade_invitation (email_hash);
create index trade_invitation_taken_by on trade_invitation (taken_by_id) where taken_by_id is not null;

-- Who ended all invitations to an address, whoever sends them. HMAC under the server's secret: the address is not kept.
create table invitation_refusal (
  email_hash bytea primary key,
  at timestamptz not null default now()
);

-- A list of customers as its supplier was shown it, and after the confirmation what undoing it takes.
create table customer_import (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  state text not null default 'previewed' check (state in ('previewed', 'applied', 'undone')),
  -- Of the customers and invitations that the rows were held against.
  customers_digest text not null,
  previewed_at timestamptz not null default now(),
  confirmed_at timestamptz check ((confirmed_at is not null) = (state <> 'previewed')),
  undone_at timestamptz check ((undone_at is not null) = (state = 'undone')),
  -- How many rows undoing it took back.
  taken_back integer not null default 0
);
-- Of a supplier there is one preview, and one import that can be undone: the last.
create unique index customer_import_preview on customer_import (supplier_id) where state = 'previewed';
create unique index customer_import_last on customer_import (supplier_id) where state <> 'previewed';

create table customer_import_row (
  import_id integer not null references customer_import (id) on delete cascade,
  -- As a spreadsheet counts: the headings are row 1.
  row_number integer not null check (row_number >= 1),
  kind import_row_kind not null,
  -- As they stand in the list, by column.
  cells jsonb not null,
  -- The customer that the row is about, or the invitation: a new one's once it is there.
  restaurant_id integer,
  invitation_id integer,
  email_hash bytea,
  -- What the row says (domain/customer-import), and what it changes as it was before.
  said jsonb check ((said is null) = (kind = 'faulty')),
  before jsonb,
  faults jsonb not null default '[]',
  primary key (import_id, row_number)
);
create index customer_import_row_kind on customer_import_row (import_id, kind, row_number);
