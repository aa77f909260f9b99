-- A printed pick list is of all accepted orders, or of the deliveries of one day, to every zone or to one: each is a paper of its
-- own, and says by itself what has changed since.
alter table pick_print_order
  drop constraint pick_print_order_supplier_id_fkey,
  drop constraint pick_print_order_pkey;
alter table pick_print drop constraint pick_print_pkey;
alter table pick_print
  add column id integer generated always as identity primary key,
  add column day date,
  add column delivery_zone_id integer references delivery_zone (id) on delete cascade,
  add constraint pick_print_of unique nulls not distinct (supplier_id, day, delivery_zone_id),
  add constraint pick_print_zone_of_a_day check (day is not null or delivery_zone_id is null);
create index pick_print_zone on pick_print (delivery_zone_id) where delivery_zone_id is not null;
create index pick_print_day on pick_print (day) where day is not null;

alter table pick_print_order add column pick_print_id integer references pick_print (id) on delete cascade;
update pick_print_order set pick_print_id = pick_print.id
from pick_print where pick_print.supplier_id = pick_print_order.supplier_id;
alter table pick_print_order
  alter column pick_print_id set not null,
  drop column supplier_id,
  add primary key (pick_print_id, supplier_order_id);

-- In which order a supplier's driver delivers the orders of a day, over all zones. Whoever reorders holds this row until the
-- commit, and names the version that was on screen.
create table delivery_route (
  supplier_id integer not null references supplier (account_id),
  day date not null,
  version integer not null default 0,
  primary key (supplier_id, day)
);
create index delivery_route_day on delivery_route (day);

-- An order without a place, or with one of another day than its own, comes after those that have one.
create table route_stop (
  supplier_order_id integer primary key references supplier_order (id),
  supplier_id integer not null,
  day date not null,
  position integer not null check (position > 0),
  foreign key (supplier_id, day) references delivery_route (supplier_id, day) on delete cascade
);
create index route_stop_day on route_stop (supplier_id, day);
