-- Invoices and credit notes: what a supplier charged for what was delivered, as its customer got it (docs/decisions/094).
-- Numbers of each kind count without a hole. The row is the last that an issuing transaction locks.
create table paper_series (
  supplier_id integer not null references supplier (account_id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  prefix text not null default '' check (char_length(prefix) <= 12),
  last_number integer not null default 0 check (last_number between 0 and 99999999),
  -- A supplier sets its own next number once, to continue a series from elsewhere.
  is_number_set boolean not null default false,
  primary key (supplier_id, kind)
);

create table paper (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  restaurant_id integer not null references restaurant (account_id),
  kind text not null check (kind in ('invoice', 'credit_note')),
  number integer not null check (number > 0),
  label text not null,
  corrects_id integer,
  -- In Montréal: the day whose taxes it has.
  issued_on date not null,
  due_on date check (due_on >= issued_on),
  -- As domain/papers/paper.ts has them.
  seller jsonb not null,
  buyer jsonb not null,
  orders jsonb not null,
  lines jsonb not null,
  goods_cents bigint not null check (goods_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  deposit_cents bigint not null check (deposit_cents >= 0),
  -- Hundred-thousandths, as domain/tax has them; of a credit note its invoice's.
  gst_rate integer not null check (gst_rate >= 0),
  qst_rate integer not null check (qst_rate >= 0),
  gst_base bigint not null check (gst_base between 0 and goods_cents + fee_cents),
  gst_cents bigint not null check (gst_cents >= 0),
  qst_base bigint not null check (qst_base between 0 and goods_cents + fee_cents),
  qst_cents bigint not null check (qst_cents >= 0),
  total_cents bigint not null check (total_cents = goods_cents + fee_cents + deposit_cents + gst_cents + qst_cents),
  -- SHA-256 of all that is frozen, in hexadecimal.
  digest text not null,
  issued_by_person_id integer not null references person (id),
  issued_at timestamptz not null default clock_timestamp(),
  unique (supplier_id, kind, number),
  unique (supplier_id, restaurant_id, id),
  foreign key (supplier_id, restaurant_id, corrects_id) references paper (supplier_id, restaurant_id, id),
  check ((kind = 'credit_note') = (corrects_id is not null)),
  check ((kind = 'invoice') = (due_on is not null))
);
create index paper_of_supplier on paper (supplier_id, issued_on desc, id desc);
create index paper_of_restaurant on paper (restaurant_id, issued_on desc, id desc);
create index paper_of_both on paper (supplier_id, restaurant_id, issued_on desc, id desc);
create index paper_credits_of_supplier on paper (supplier_id, issued_on desc, id desc) where kind = 'credit_note';
create index paper_credits_of_restaurant on paper (restaurant_id, issued_on desc, id desc) where kind = 'credit_note';
create index paper_label_of_supplier on paper (supplier_id, lower(label) text_pattern_ops);
create index paper_label_of_restaurant on paper (restaurant_id, lower(label) text_pattern_ops);
create index paper_number_of_restaurant on paper (restaurant_id, number);
create index paper_corrects on paper (corrects_id) where corrects_id is not null;
create index paper_issued_by on paper (issued_by_person_id);
create trigger paper_stays before update on paper for each row execute function refuse_rewriting();

-- An order stands on one invoice, unless a credit note has taken all of that back.
create table paper_order (
  paper_id integer not null references paper (id),
  supplier_order_id integer not null references supplier_order (id),
  released_by_id integer references paper (id),
  primary key (paper_id, supplier_order_id)
);
create unique index paper_order_once on paper_order (supplier_order_id) where released_by_id is null;
create index paper_order_order on paper_order (supplier_order_id);
create index paper_order_released on paper_order (released_by_id) where released_by_id is not null;

-- What is left to pay of an invoice: its total less its credit notes and the shares of payments (075); less than nothing where more
-- was paid or credited. Written by triggers alone, under the invoice's lock, so that it is listed by state within a bounded time; it
-- can be counted again (docs/decisions/024).
create table paper_balance (
  paper_id integer primary key references paper (id),
  supplier_id integer not null,
  restaurant_id integer not null,
  issued_on date not null,
  due_on date not null,
  balance_cents bigint not null,
  foreign key (supplier_id, restaurant_id, paper_id) references paper (supplier_id, restaurant_id, id)
);
create index paper_balance_of_supplier on paper_balance (supplier_id, issued_on desc, paper_id desc) where balance_cents > 0;
create index paper_balance_of_restaurant on paper_balance (restaurant_id, issued_on desc, paper_id desc) where balance_cents > 0;
create index paper_balance_of_both on paper_balance (supplier_id, restaurant_id, due_on, paper_id) where balance_cents <> 0;

create function move_paper_balance() returns trigger language plpgsql as $$
begin
  if new.kind = 'invoice' then
    insert into paper_balance (paper_id, supplier_id, restaurant_id, issued_on, due_on, balance_cents)
      values (new.id, new.supplier_id, new.restaurant_id, new.issued_on, new.due_on, new.total_cents);
  else
    update paper_balance set balance_cents = balance_cents - new.total_cents where paper_id = new.corrects_id;
  end if;
  return null;
end $$;
create trigger paper_moves_balance after insert on paper for each row execute function move_paper_balance();

-- The paper that has what was granted: the invoice, where it was granted before, else a credit note.
alter table credit_request add column paper_id integer references paper (id);
create index credit_request_paper on credit_request (paper_id) where paper_id is not null;
