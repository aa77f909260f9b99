-- What a product is for the GST and the QST, as its supplier has answered, under which numbers the supplier charges them, and what
-- operators add to the rules of the code (docs/decisions/090). The classes are those of domain/tax/tax-class.ts, which a test compares.
create domain tax_class as text check (value in (
  'basic_groceries', 'alcohol', 'carbonated_beverage', 'confectionery', 'snack_food', 'fruit_bar_or_ice_lolly',
  'fruit_drink_under_25_percent', 'ice_cream_single_serving', 'sweet_bakery_under_six', 'sweet_bakery_six_or_more',
  'pudding_single_serving', 'beverage_single_serving', 'manufacturers_multiple', 'prepared_salad_or_sandwich', 'hot_food',
  'dietary_supplement', 'non_food'));

-- Null until its supplier has answered; the second, whether it is taxed where the rules of its class ask its supplier. A column of the
-- domain itself would have the whole table written anew.
alter table product
  add column tax_class text check (tax_class::tax_class = tax_class),
  add column taxed_where_asked boolean,
  add check (tax_class is not null or taxed_where_asked is null);

-- Every answer, the last of which holds: it goes only with a product that was never sold.
create table product_tax_answer (
  id bigint generated always as identity primary key,
  product_id integer not null references product (id) on delete cascade,
  -- What was answered to which question: {"is_food": "food"}.
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  tax_class tax_class not null,
  taxed_where_asked boolean,
  by_person_id integer not null references person (id),
  at timestamptz not null default clock_timestamp()
);
create index product_tax_answer_product on product_tax_answer (product_id, id);
create index product_tax_answer_person on product_tax_answer (by_person_id, id);
create trigger product_tax_answer_stays before update on product_tax_answer
  for each row execute function refuse_rewriting();

create table tax_registration (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  tax text not null check (tax in ('gst', 'qst')),
  -- As domain/tax/registration-number.ts reads it.
  number text not null check (number ~ case tax when 'gst' then '^\d{9}RT\d{4}$' else '^\d{10}TQ\d{4}$' end),
  -- In Montréal, both among them.
  from_day date not null,
  until_day date check (until_day >= from_day),
  exclude using gist (supplier_id with =, tax with =, daterange(from_day, until_day, '[]') with &&)
);

-- A rule says whether a class is taxed on some days, a rate what the tax is then. Of several for one day the one that began last holds,
-- of one day the last that was added. What was withdrawn never held.
create table tax_rule (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  tax text not null check (tax in ('gst', 'qst')),
  tax_class tax_class,
  is_taxed boolean,
  -- Hundred-thousandths: 9.975 % is 9975.
  rate integer check (rate between 0 and 30000),
  from_day date not null,
  until_day date check (until_day >= from_day),
  added_at timestamptz not null default clock_timestamp(),
  withdrawn_at timestamptz,
  check ((tax_class is null) = (is_taxed is null)),
  check ((tax_class is null) = (rate is not null))
);
create index tax_rule_holding on tax_rule (from_day, id) where withdrawn_at is null;
