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

-- How often a change of e-mail is asked for is counted in rate_limit.
alter table email_change drop column asks;

-- A link to the mailbox of a login e-mail that was, or is asked to be, replaced: it brings the address back. The lower
-- its id, the earlier the address: what it undoes it undoes together with every later change.
create table email_undo (
  id integer generated always as identity primary key,
  account_id integer not null references account (id),
  old_email text not null,
  token_hash bytea not null unique,
  created_at timestamptz not null default now()
);
create index email_undo_account on email_undo (account_id);
-- The address stays reserved for as long as it may come back.
create index email_undo_address on email_undo (old_email);
create index email_undo_age on email_undo (created_at);

-- A mail about a change that waits for the mail server says how to undo it, too.
with mail as (
  select outbox.id, outbox.account_id, outbox.recipient, account.email, encode(gen_random_bytes(32), 'hex') as token
  from outbox join account on account.id = outbox.account_id
  where outbox.kind = 'email-changed' and outbox.outcome is null
  order by outbox.created_at
), undo as (
  insert into email_undo (account_id, old_email, token_hash)
  select account_id, recipient, digest(token, 'sha256') from mail
)
update outbox set facts = jsonb_build_object('newEmail', mail.email, 'undoToken', mail.token)
from mail where mail.id = outbox.id;

-- A secret was sealed under a key that lies in this database too. The server's next start seals it with a key from the
-- environment instead, or stores it as it is.
alter table second_factor rename column sealed_secret to secret;
alter table second_factor add column sealed_by text not null default 'server_secret'
  check (sealed_by in ('nothing', 'secret_key', 'server_secret'));
alter table second_factor alter column sealed_by drop default;
