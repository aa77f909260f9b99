-- What a business's persons did beside the steps of its orders: who, when, to what.
create table business_action (
  id integer generated always as identity primary key,
  account_id integer not null references account (id),
  by_person_id integer not null references person (id),
  -- When it happened, not when its transaction began.
  at timestamptz not null default clock_timestamp(),
  action text not null,
  -- What it was done to, as it was called then. Never what names a person: this is never erased.
  subject text not null default '',
  -- Whom it was done to.
  about_person_id integer references person (id),
  -- What changed: [{"field", "from"?, "to"?}].
  detail jsonb not null default '[]' check (jsonb_typeof(detail) = 'array')
);
create trigger business_action_stays
  before update on business_action for each row execute function refuse_change();
-- Deleted when nothing else names the businesses that have closed either.
create trigger business_action_stays_seven_years
  before delete on business_action for each row when (old.at > now() - interval '7 years')
  execute function refuse_change();

-- A page of the activity reads a page of each kind, of one person or of all.
create index business_action_listing on business_action (account_id, action, at, id);
create index business_action_person on business_action (by_person_id, account_id, action, at, id);
create index business_action_about on business_action (about_person_id);
create index supplier_order_step_listing
  on supplier_order_step (by_account_id, status, at, supplier_order_id);
create index supplier_order_step_of_person
  on supplier_order_step (by_person_id, by_account_id, status, at, supplier_order_id)
  where by_person_id is not null;
create index restaurant_order_step_listing
  on restaurant_order_step (by_account_id, status, at, restaurant_order_id);
create index restaurant_order_step_of_person
  on restaurant_order_step (by_person_id, by_account_id, status, at, restaurant_order_id)
  where by_person_id is not null;
drop index supplier_order_step_account, supplier_order_step_person,
  restaurant_order_step_account, restaurant_order_step_person;
