-- How a restaurant's people and its suppliers name an order: 1, 2, 3 as they were placed, each restaurant's own.
alter table restaurant_order add column number integer check (number > 0);

update restaurant_order set number = counted.number
from (
  select id, row_number() over (partition by restaurant_id order by placed_at, id) as number from restaurant_order
) counted
where counted.id = restaurant_order.id;

alter table restaurant_order alter column number set not null;
alter table restaurant_order add constraint restaurant_order_number unique (restaurant_id, number);
