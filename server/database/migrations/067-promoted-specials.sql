-- The specials that a promotion named, as they were when it was sent (docs/decisions/087).
create table promotion_special (
  promotion_id integer not null references promotion (id) on delete cascade,
  place smallint not null check (place between 1 and 12),
  -- None: it was taken away since.
  special_id integer references special (id) on delete set null,
  product_id integer not null references product (id),
  name_fr text not null,
  name_en text not null,
  list_price_cents integer not null,
  price_cents integer not null check (price_cents between 1 and list_price_cents - 1),
  from_cases integer not null,
  days daterange not null,
  primary key (promotion_id, place)
);
create index promotion_special_special on promotion_special (special_id);
