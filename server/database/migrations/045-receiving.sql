alter table supplier
  -- How long after its delivery, or after it was marked as done, a credit may be asked for.
  add column credit_hours smallint not null default 48 check (credit_hours between 24 and 168);

-- A delivery as its restaurant received it. Who did so, when, and what was said is in the entry of that number: a correction has
-- an entry of its own.
create table receipt (
  supplier_order_id integer primary key references supplier_order (id),
  number smallint not null,
  day date not null,
  foreign key (supplier_order_id, number) references order_entry (supplier_order_id, number)
);

-- Lines that did not come as they were agreed: hundredths of a case in good order. Those without a row did.
create table receipt_line (
  order_line_id integer primary key references order_line (id),
  supplier_order_id integer not null references receipt (supplier_order_id),
  number smallint not null,
  cases_hundredths integer not null check (cases_hundredths between 0 and 999900),
  -- As domain/reasons.ts names them.
  reason text,
  foreign key (supplier_order_id, number) references order_entry (supplier_order_id, number)
);
create index receipt_line_order on receipt_line (supplier_order_id);

-- Who asked and who answered, when, and why, is in the entries of these numbers.
create table credit_request (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_order_id integer not null references supplier_order (id),
  status text not null default 'asked' check (status in ('asked', 'granted', 'partly', 'refused', 'withdrawn')),
  asked_number smallint not null,
  answered_number smallint,
  foreign key (supplier_order_id, asked_number) references order_entry (supplier_order_id, number),
  foreign key (supplier_order_id, answered_number) references order_entry (supplier_order_id, number),
  check ((status in ('granted', 'partly', 'refused')) = (answered_number is not null))
);
create unique index credit_request_open on credit_request (supplier_order_id) where status = 'asked';
create index credit_request_order on credit_request (supplier_order_id);

create table credit_line (
  request_id integer not null references credit_request (id),
  order_line_id integer not null references order_line (id),
  asked_cents bigint not null check (asked_cents > 0),
  granted_cents bigint check (granted_cents between 0 and asked_cents),
  primary key (request_id, order_line_id)
);
create index credit_line_line on credit_line (order_line_id);
