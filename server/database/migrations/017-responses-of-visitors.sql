-- A visitor has no account: its responses under an Idempotency-Key are stored by the hash of its visitor id.
alter table idempotency_key
  drop constraint idempotency_key_pkey,
  alter column account_id drop not null,
  add column visitor_hash bytea,
  add constraint idempotency_key_of_one check (num_nonnulls(account_id, visitor_hash) = 1),
  add constraint idempotency_key_once
    unique nulls not distinct (account_id, visitor_hash, call, key);
