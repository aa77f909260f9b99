-- A cancelled line reads its history once, and through the restaurant's orders where those are fewer than the product's.
create or replace view paid_line as
select line.id as order_line_id, placed.restaurant_id, line.product_id, line.unit, line.quantity_hundredths,
  line.price_cents, placed.id as restaurant_order_id, placed.placed_at, part.supplier_id
from order_line line
join supplier_order part on part.id = line.supplier_order_id
join restaurant_order placed on placed.id = part.restaurant_order_id
join account on account.id = placed.restaurant_id and account.status <> 'closed'
where not line.is_cancelled and part.status <> 'cancelled';

drop function recount_last_paid(integer, integer);
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
