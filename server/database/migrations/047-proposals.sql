-- What one side proposes to the other about a supplier's order, and what became of it. Who did so, when, why, and what was said
-- is in the entries that name it: one that proposes it, and one that ends it.
create table proposal (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  supplier_order_id integer not null references supplier_order (id),
  side text not null check (side in ('restaurant', 'supplier')),
  status text not null default 'open' check (status in ('open', 'answered', 'lapsed', 'withdrawn')),
  -- Silence refuses: from then on nobody can answer, whatever the status says.
  answer_by timestamptz not null
);
create unique index proposal_open on proposal (supplier_order_id) where status = 'open';
create index proposal_order on proposal (supplier_order_id);
create index proposal_overdue on proposal (answer_by) where status = 'open';

create table proposal_line (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  proposal_id integer not null references proposal (id),
  kind text not null check (kind in ('quantity', 'substitute', 'add', 'day')),
  order_line_id integer references order_line (id),
  -- Open cases of that line when this was proposed, and once it is agreed.
  old_cases smallint check (old_cases between 0 and 9999),
  new_cases smallint check (new_cases between 0 and 9999),
  -- Cases of the line that a substitute comes in place of.
  replaced_cases smallint check (replaced_cases between 0 and 9999),
  -- The product as it was then, at the price that is proposed.
  product_id integer references product (id),
  product_public_id text,
  name_fr text,
  name_en text,
  unit text,
  price_cents integer check (price_cents > 0),
  quantity_hundredths integer check (quantity_hundredths > 0),
  price_per_unit bigint,
  quantity smallint check (quantity between 0 and 9999),
  day date,
  -- Null until it is answered.
  is_agreed boolean,
  check ((order_line_id is not null) = (kind in ('quantity', 'substitute'))),
  check ((old_cases is not null) = (kind in ('quantity', 'substitute')) and (new_cases is null) = (old_cases is null)),
  check ((replaced_cases is not null) = (kind = 'substitute')),
  check ((product_id is not null) = (kind in ('substitute', 'add')) and (product_public_id is null) = (product_id is null)
    and (name_fr is null) = (product_id is null) and (name_en is null) = (product_id is null)
    and (unit is null) = (product_id is null) and (price_cents is null) = (product_id is null)
    and (quantity_hundredths is null) = (product_id is null) and (price_per_unit is null) = (product_id is null)),
  check ((quantity is null) = (kind = 'day') and (kind = 'quantity' or quantity is null or quantity > 0)),
  check ((day is not null) = (kind = 'day'))
);
create index proposal_line_proposal on proposal_line (proposal_id);
create index proposal_line_line on proposal_line (order_line_id) where order_line_id is not null;
create index proposal_line_product on proposal_line (product_id) where product_id is not null;

-- What was proposed never changes after.
create trigger proposal_stays
  before update of public_id, supplier_order_id, side, answer_by or delete
  on proposal for each row execute function refuse_rewriting();
create trigger proposal_line_stays
  before update of public_id, proposal_id, kind, order_line_id, old_cases, new_cases, replaced_cases, product_id,
    product_public_id, name_fr, name_en, unit, price_cents, quantity_hundredths, price_per_unit, quantity, day or delete
  on proposal_line for each row execute function refuse_rewriting();

alter table order_entry
  add constraint order_entry_proposal_id_fkey foreign key (proposal_id) references proposal (id),
  add constraint order_entry_proposal check ((kind in ('proposed', 'withdrawn', 'answered', 'lapsed')) is not true
    or proposal_id is not null);
create index order_entry_proposal on order_entry (proposal_id) where proposal_id is not null;

alter table order_event
  drop constraint order_event_kind,
  add constraint order_event_kind check (kind in ('placed', 'accepted', 'modified', 'cancelled', 'done', 'closed', 'withdrawn',
    'changed', 'proposed', 'proposal_withdrawn', 'answered', 'lapsed', 'message', 'received', 'credit_asked',
    'credit_answered'));
