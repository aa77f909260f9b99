-- Who is invited to a business, by a mailed link.
create table invitation (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  account_id integer not null,
  kind account_kind not null,
  email text not null,
  role membership_role not null,
  order_limit_cents bigint check (order_limit_cents >= 0),
  week_limit_cents bigint check (week_limit_cents >= 0),
  -- SHA-256 of the token in the link.
  token_hash bytea not null unique,
  by_person_id integer not null references person (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  -- By somebody of the business, or replaced by a newer one.
  withdrawn_at timestamptz,
  foreign key (account_id, kind) references account (id, kind),
  check (role = any (case kind
    when 'restaurant' then array['owner', 'buyer', 'cook']::membership_role[]
    when 'supplier' then array['owner', 'desk', 'picker']::membership_role[]
    else array[]::membership_role[] end)),
  check (role in ('buyer', 'cook') or order_limit_cents is null and week_limit_cents is null)
);
create unique index invitation_open on invitation (account_id, email)
  where accepted_at is null and withdrawn_at is null;
create index invitation_account on invitation (account_id);
create index invitation_email on invitation (email);
create index invitation_by_person on invitation (by_person_id);
create index invitation_created on invitation (created_at);
