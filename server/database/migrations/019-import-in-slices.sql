-- A long import is applied and undone in slices, each in a transaction of its own (domain/import/import-state.ts).
create type import_state as enum (
  'previewed', 'applying', 'applied', 'undoing', 'undone', 'reverting', 'failed');

alter table catalogue_import
  add column state import_state not null default 'previewed',
  -- Rows up to this one, as the list numbers them, are in the catalogue.
  add column last_row integer not null default 0 check (last_row >= 0);

update catalogue_import set
  state = case when undone_at is null then 'applied' else 'undone' end::import_state,
  last_row = case
    when undone_at is null then coalesce((select max(row_number) from catalogue_import_row where import_id = id), 0)
    else 0 end
where confirmed_at is not null;

alter table catalogue_import
  add check ((confirmed_at is not null) = (state in ('applied', 'undoing', 'undone'))),
  add check ((undone_at is not null) = (state = 'undone'));

-- Of a supplier there is one preview, and one import that is under way or can be undone: the last.
drop index catalogue_import_preview;
drop index catalogue_import_last;
create unique index catalogue_import_preview on catalogue_import (supplier_id) where state = 'previewed';
create unique index catalogue_import_last on catalogue_import (supplier_id) where state <> 'previewed';
