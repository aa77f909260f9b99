alter table supplier
  -- How long the other side of an order has to answer a proposal, at most.
  add column answer_minutes smallint not null default 120 check (answer_minutes between 15 and 1440);

-- What a restaurant wants when a supplier lacks something: of one supplier, or of one category. A supplier's goes before a
-- category's, so it can be 'ask', which is what applies where nothing is stored.
create table substitute_choice (
  id integer generated always as identity primary key,
  restaurant_id integer not null references restaurant (account_id),
  supplier_id integer references supplier (account_id),
  category category_name,
  choice text not null check (choice in ('never', 'ask', 'same_or_cheaper')),
  constraint substitute_choice_supplier unique (supplier_id, restaurant_id),
  constraint substitute_choice_category unique (restaurant_id, category),
  check (num_nonnulls(supplier_id, category) = 1),
  check (category is null or choice <> 'ask')
);
