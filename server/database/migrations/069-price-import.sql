-- Prices of a price list as its supplier was shown them in a file, and after the confirmation what undoing them takes (docs/decisions/088).
create table price_import (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  price_list_id integer not null,
  state import_state not null default 'previewed',
  -- The day in Montréal from which it changes prices: what held before that day stays.
  first_day date not null,
  -- Of the prices that the rows were held against.
  prices_digest text not null,
  previewed_at timestamptz not null default now(),
  -- Rows up to this one, as the file numbers them, are on the price list.
  last_row integer not null default 0 check (last_row >= 0),
  -- How many rows undoing it left, because somebody had changed their prices.
  left_rows integer not null default 0 check (left_rows >= 0),
  confirmed_at timestamptz check ((confirmed_at is not null) = (state in ('applied', 'undoing', 'undone'))),
  undone_at timestamptz check ((undone_at is not null) = (state = 'undone')),
  -- With the list goes what was to be written on it.
  foreign key (supplier_id, price_list_id) references price_list (supplier_id, id) on delete cascade
);
-- Of a price list there is one preview, and one import that is under way or can be undone: the last.
create unique index price_import_preview on price_import (price_list_id) where state = 'previewed';
create unique index price_import_last on price_import (price_list_id) where state <> 'previewed';
-- Of a supplier one is under way.
create unique index price_import_running on price_import (supplier_id)
  where state in ('applying', 'undoing', 'reverting');
create index price_import_supplier on price_import (supplier_id, price_list_id);

create table price_import_row (
  import_id integer not null references price_import (id) on delete cascade,
  -- As a spreadsheet counts: the headings are row 1.
  row_number integer not null check (row_number >= 1),
  kind text not null check (kind in ('new', 'changed', 'removed', 'unchanged', 'faulty')),
  -- As they stand in the file, by column.
  cells jsonb not null,
  product_id integer check ((product_id is null) = (kind = 'faulty')),
  -- The price that the row says (domain/price-list-import), and those that it takes the place of.
  said jsonb check ((said is null) = (kind = 'faulty')),
  was jsonb not null default '[]',
  faults jsonb not null default '[]',
  -- On the first row that changes a product: its prices that had not ended, before and after, and how many rows say so.
  before jsonb,
  after jsonb check ((after is null) = (before is null)),
  rows integer not null default 0 check ((rows > 0) = (after is not null)),
  primary key (import_id, row_number)
);
create index price_import_row_kind on price_import_row (import_id, kind, row_number);
create index price_import_row_change on price_import_row (import_id, row_number) where rows > 0;
