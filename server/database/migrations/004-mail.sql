-- What is to be said by mail, written in the transaction that causes it. The queue holds a job of the same id.
create type mail_outcome as enum ('sent', 'refused', 'given_up', 'overtaken');
create table outbox (
  id uuid primary key,
  -- The same at every attempt, so that a mailbox which gets a mail twice shows it once.
  message_id text not null unique,
  kind text not null,
  account_id integer references account (id),
  recipient text not null check (recipient <> ''),
  language language not null,
  -- Gone once the mail has ended: they hold links that open accounts.
  facts jsonb,
  created_at timestamptz not null default now(),
  -- Not worth sending after.
  expires_at timestamptz,
  -- Who made the last one holds the mail.
  attempts integer not null default 0,
  -- Of the last attempt that failed.
  problem text,
  outcome mail_outcome,
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null)),
  check ((outcome is null) = (facts is not null))
);
create index outbox_account on outbox (account_id);
create index outbox_recipient on outbox (recipient, created_at);
create index outbox_ended on outbox (ended_at);
