-- What the other side did with an order, told to whoever is concerned: numbered account by account from 1.
create type order_event_kind as enum ('placed', 'accepted', 'modified', 'cancelled', 'done', 'closed');
create table order_event (
  account_id integer not null references account (id),
  number integer not null check (number > 0),
  kind order_event_kind not null,
  supplier_order_id integer not null references supplier_order (id),
  at timestamptz not null default clock_timestamp(),
  seen_at timestamptz,
  primary key (account_id, number)
);
create index order_event_supplier_order on order_event (supplier_order_id);
create index order_event_unseen on order_event (account_id) where seen_at is null;
create index order_event_age on order_event (at);

-- The last number an account was given. Whoever takes the next holds the row until its commit, so that numbers become
-- visible in their order: who has seen number 7 never misses a 6 that committed later.
create table last_order_event (
  account_id integer primary key references account (id),
  number integer not null
);

-- Every server that has a screen of this account open looks again.
create function tell_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', (case when tg_op = 'DELETE' then old.account_id else new.account_id end)::text);
  return null;
end $$;
create trigger order_event_told
  after insert or update on order_event for each row execute function tell_live();
-- An open screen ends with its session.
create trigger session_end_told
  after delete on session for each row execute function tell_live();
