create type import_row_kind as enum ('new', 'changed', 'unchanged', 'faulty');

-- A price list as its supplier was shown it, and after the confirmation what undoing it takes.
create table catalogue_import (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_id integer not null references supplier (account_id),
  -- SHA-256 of the file's bytes.
  file_digest bytea not null,
  -- Of the catalogue that the rows were held against.
  catalogue_digest text not null,
  previewed_at timestamptz not null default now(),
  confirmed_at timestamptz,
  undone_at timestamptz check (undone_at is null or confirmed_at is not null)
);
-- Of a supplier there is one preview, and one import that can be undone: the last.
create unique index catalogue_import_preview on catalogue_import (supplier_id) where confirmed_at is null;
create unique index catalogue_import_last on catalogue_import (supplier_id) where confirmed_at is not null;
create index catalogue_import_supplier on catalogue_import (supplier_id);

create table catalogue_import_row (
  import_id integer not null references catalogue_import (id) on delete cascade,
  -- As a spreadsheet counts: the headings are row 1.
  row_number integer not null check (row_number >= 1),
  kind import_row_kind not null,
  -- A new product's is drawn with the preview.
  product_public_id text not null default new_public_id(),
  -- As they stand in the list, by column.
  cells jsonb not null,
  -- The product as the row makes it, and what it changes as it was before.
  product jsonb check ((product is null) = (kind = 'faulty')),
  before jsonb check ((before is not null) = (kind = 'changed')),
  faults jsonb not null default '[]',
  primary key (import_id, row_number)
);
create index catalogue_import_row_kind on catalogue_import_row (import_id, kind, row_number);
