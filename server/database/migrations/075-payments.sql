-- What customers paid, as suppliers mark it, and what invoices are left with (docs/decisions/096). No money is moved.
create table payment (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  restaurant_id integer not null references restaurant (account_id),
  -- Less than nothing where it was paid back, or takes a payment back; nothing where a credit alone was taken for what was owed.
  amount_cents bigint not null check (amount_cents between -999999999 and 999999999),
  -- In Montréal.
  paid_on date not null,
  method text not null check (method in ('cheque', 'transfer', 'interac', 'debit', 'cash', 'other')),
  reference text not null default '' check (char_length(reference) <= 60),
  by_person_id integer not null references person (id),
  at timestamptz not null default clock_timestamp(),
  -- Once: the payment that this one takes back.
  reverses_id integer unique,
  unique (supplier_id, restaurant_id, id),
  foreign key (supplier_id, restaurant_id, reverses_id) references payment (supplier_id, restaurant_id, id)
);
create index payment_of_supplier on payment (supplier_id, paid_on desc, id desc);
create index payment_of_restaurant on payment (restaurant_id, paid_on desc, id desc);
create index payment_of_both on payment (supplier_id, restaurant_id, paid_on);
create index payment_by_person on payment (by_person_id);
create trigger payment_stays before update on payment for each row execute function refuse_rewriting();

-- What of it is for an invoice; less than nothing takes what that invoice has to the customer's credit.
create table payment_share (
  payment_id integer not null,
  paper_id integer not null,
  -- Of both, so that no payment is for somebody else's invoice.
  supplier_id integer not null,
  restaurant_id integer not null,
  amount_cents bigint not null check (amount_cents <> 0),
  primary key (payment_id, paper_id),
  foreign key (supplier_id, restaurant_id, payment_id) references payment (supplier_id, restaurant_id, id) on delete cascade,
  foreign key (supplier_id, restaurant_id, paper_id) references paper (supplier_id, restaurant_id, id)
);
create index payment_share_paper on payment_share (paper_id);
create index payment_share_of_both on payment_share (supplier_id, restaurant_id, paper_id);
create trigger payment_share_stays before update on payment_share for each row execute function refuse_rewriting();

-- What of it is an invoice left with (074) follows each share.
create function share_moves_balance() returns trigger language plpgsql as $$
begin
  update paper_balance set balance_cents = balance_cents - new.amount_cents where paper_id = new.paper_id;
  if not found then raise exception 'paper % is no invoice', new.paper_id; end if;
  return null;
end $$;
create trigger payment_share_moves_balance after insert on payment_share for each row execute function share_moves_balance();

-- Sums of what is not settled read these alone.
create index paper_balance_sums_of_supplier on paper_balance (supplier_id, restaurant_id)
  include (due_on, issued_on, balance_cents) where balance_cents <> 0;
create index paper_balance_sums_of_restaurant on paper_balance (restaurant_id, supplier_id)
  include (due_on, issued_on, balance_cents) where balance_cents <> 0;

-- Where a supplier's accounting program keeps a category with its taxes.
create table accounting_map (
  supplier_id integer not null references supplier (account_id),
  category text not null check (category in
    ('beef', 'chicken', 'pork', 'seafood', 'deli', 'appetizers', 'bakery', 'dairy', 'beverage', 'fetl', 'deposit')),
  tax_code text not null check (tax_code in ('none', 'gst', 'qst', 'both')),
  account text not null check (char_length(account) <= 60),
  code text not null check (char_length(code) <= 20),
  primary key (supplier_id, category, tax_code)
);

-- Off unless switched on.
alter table supplier add column reminds_of_overdue boolean not null default false;

-- When each customer was last reminded of what is overdue: at most once a week.
create table overdue_reminder (
  supplier_id integer not null references supplier (account_id),
  restaurant_id integer not null references restaurant (account_id),
  reminded_at timestamptz not null,
  primary key (supplier_id, restaurant_id)
);
create index overdue_reminder_restaurant on overdue_reminder (restaurant_id);
