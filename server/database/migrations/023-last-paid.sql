-- What each order cost its restaurant by the case, apart from what its supplier cancelled: a line, or an order with all
-- its lines. Accounts that were closed have nothing to compare any more.
create view paid_line as
select line.id as order_line_id, placed.restaurant_id, line.product_id, line.unit, line.quantity_hundredths,
  line.price_cents, placed.id as restaurant_order_id, placed.placed_at, part.supplier_id
from order_line line
join supplier_order part on part.id = line.supplier_order_id
join restaurant_order placed on placed.id = part.restaurant_order_id
join account on account.id = placed.restaurant_id and account.status <> 'closed'
where not line.is_cancelled and part.status <> 'cancelled';

-- Of each product, in each size and unit of its case, the line of paid_line that was ordered last.
create table last_paid (
  restaurant_id integer not null references restaurant (account_id),
  product_id integer not null references product (id),
  unit text not null,
  quantity_hundredths integer not null,
  price_cents integer not null,
  restaurant_order_id integer not null references restaurant_order (id),
  placed_at timestamptz not null,
  primary key (restaurant_id, product_id, unit, quantity_hundredths)
);

create function lines_placed() returns trigger language plpgsql as $$
begin
  insert into last_paid (restaurant_id, product_id, unit, quantity_hundredths, price_cents, restaurant_order_id, placed_at)
  select distinct on (restaurant_id, product_id, unit, quantity_hundredths)
    restaurant_id, product_id, unit, quantity_hundredths, price_cents, restaurant_order_id, placed_at
  from paid_line where order_line_id in (select id from placed)
  order by restaurant_id, product_id, unit, quantity_hundredths, placed_at desc, restaurant_order_id desc
  on conflict (restaurant_id, product_id, unit, quantity_hundredths) do update
  set price_cents = excluded.price_cents, restaurant_order_id = excluded.restaurant_order_id,
    placed_at = excluded.placed_at
  where (last_paid.placed_at, last_paid.restaurant_order_id) < (excluded.placed_at, excluded.restaurant_order_id);
  return null;
end $$;
create trigger order_line_inserted after insert on order_line
  referencing new table as placed for each statement execute function lines_placed();

create function recount_last_paid(of_restaurant integer, of_product integer) returns void language plpgsql as $$
begin
  -- Locked, then read: of two cancellations at once the second reads what the first has left. Rows are updated in
  -- place, so that whoever waits for one gets its new content.
  perform from last_paid where restaurant_id = of_restaurant and product_id = of_product
  order by unit, quantity_hundredths for update;

  -- The supplier, though a product has only one, lets PostgreSQL read through the restaurant's orders instead of all
  -- that the product was ever ordered.
  with last as materialized (
    select distinct on (unit, quantity_hundredths) *
    from paid_line
    where restaurant_id = of_restaurant and product_id = of_product
      and supplier_id = (select supplier_id from product where id = of_product)
    order by unit, quantity_hundredths, placed_at desc, restaurant_order_id desc
  ), deleted as (
    delete from last_paid stored
    where restaurant_id = of_restaurant and product_id = of_product and not exists (
      select from last where last.unit = stored.unit and last.quantity_hundredths = stored.quantity_hundredths)
  ), updated as (
    update last_paid stored
    set price_cents = last.price_cents, restaurant_order_id = last.restaurant_order_id, placed_at = last.placed_at
    from last
    where stored.restaurant_id = of_restaurant and stored.product_id = of_product
      and stored.unit = last.unit and stored.quantity_hundredths = last.quantity_hundredths
      and (stored.price_cents, stored.restaurant_order_id, stored.placed_at)
        is distinct from (last.price_cents, last.restaurant_order_id, last.placed_at)
  )
  insert into last_paid (restaurant_id, product_id, unit, quantity_hundredths, price_cents, restaurant_order_id, placed_at)
  select of_restaurant, of_product, unit, quantity_hundredths, price_cents, restaurant_order_id, placed_at from last
  where not exists (
    select from last_paid stored
    where stored.restaurant_id = of_restaurant and stored.product_id = of_product
      and stored.unit = last.unit and stored.quantity_hundredths = last.quantity_hundredths)
  on conflict do nothing;
end $$;

-- Product by product, in the order in which a checkout writes them.
create function lines_cancelled() returns trigger language plpgsql as $$
begin
  perform recount_last_paid(restaurant_id, product_id)
  from (
    select distinct placed.restaurant_id, line.product_id
    from updated line
    join before using (id)
    join supplier_order part on part.id = line.supplier_order_id
    join restaurant_order placed on placed.id = part.restaurant_order_id
    where line.is_cancelled and not before.is_cancelled
    order by placed.restaurant_id, line.product_id
  ) product;
  return null;
end $$;
create trigger order_line_updated after update on order_line
  referencing new table as updated old table as before for each statement execute function lines_cancelled();

insert into last_paid (restaurant_id, product_id, unit, quantity_hundredths, price_cents, restaurant_order_id, placed_at)
select distinct on (restaurant_id, product_id, unit, quantity_hundredths)
  restaurant_id, product_id, unit, quantity_hundredths, price_cents, restaurant_order_id, placed_at
from paid_line
order by restaurant_id, product_id, unit, quantity_hundredths, placed_at desc, restaurant_order_id desc;
