-- What has been picked of accepted orders, line by line. A mark has an id, which the device that sets it makes, so that only the
-- mark that was seen is taken back.
create table pick_mark (
  order_line_id integer primary key references order_line (id),
  mark text not null,
  by_person_id integer not null references person (id),
  at timestamptz not null default clock_timestamp()
);
create index pick_mark_person on pick_mark (by_person_id);
create index pick_mark_age on pick_mark (at);

-- A supplier's pick list as it was last printed: the orders on it.
create table pick_print (
  supplier_id integer primary key references supplier (account_id),
  by_person_id integer not null references person (id),
  at timestamptz not null default clock_timestamp()
);
create index pick_print_person on pick_print (by_person_id);
create table pick_print_order (
  supplier_id integer not null references pick_print (supplier_id) on delete cascade,
  supplier_order_id integer not null references supplier_order (id),
  primary key (supplier_id, supplier_order_id)
);
create index pick_print_order_order on pick_print_order (supplier_order_id);

-- How often an account's own persons have changed what its other screens show. Whoever takes the next number holds the row until
-- its commit, as in last_order_event.
create table last_own_change (
  account_id integer primary key references account (id),
  number integer not null
);
