-- Uses within a window that begins with the first of them. Keys are hashes keyed by the server; it counts for a day at
-- most, so that what stood here before is not carried over.
drop table rate_limit;
create table rate_limit (
  key bytea primary key,
  uses integer not null,
  ends_at timestamptz not null
);
create index rate_limit_end on rate_limit (ends_at);

-- Wrong tries at a password. They are forgotten within an hour, so that what stood in the old table is not carried over.
drop table login_throttle;
create table password_throttle (
  -- Keyed hash of what the password opens: an e-mail, whether or not it has an account, a session, a change of e-mail.
  subject bytea not null,
  -- Keyed hash of the address that tries; empty: of all tries together, wherever they come from.
  source bytea not null,
  tries integer not null default 1,
  tried_at timestamptz not null default now(),
  blocked_until timestamptz not null default now(),
  primary key (subject, source)
);
create index password_throttle_age on password_throttle (tried_at);

alter table known_address
  -- A password reset was confirmed from this address: whoever reads the owner's mail is let in.
  add column reset_at timestamptz;
