-- What suppliers have sold: the lines of orders that they accepted, as edited, without the lines that they removed.
create view sold_line as
select line.product_id, coalesce(line.edited_quantity, line.quantity) as cases
from order_line line
join supplier_order part on part.id = line.supplier_order_id
where not line.is_cancelled and part.status in ('acknowledged', 'done');

-- How many cases of a product were sold, as its sold_line rows add up; no row before the first.
create table product_sales (
  product_id integer primary key references product (id),
  -- No check: an upsert proposes a difference, which may be negative.
  cases bigint not null
);

-- Once for each statement; rows of product_sales are locked in the order of their key.
create function count_answered_sales() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, cases)
    select line.product_id, sum(order_change.factor * coalesce(line.edited_quantity, line.quantity))
    from (
      select id, (rows_after.status in ('acknowledged', 'done'))::integer
        - (rows_before.status in ('acknowledged', 'done'))::integer as factor
      from rows_after join rows_before using (id)
    ) order_change
    join order_line line on line.supplier_order_id = order_change.id
    where order_change.factor <> 0 and not line.is_cancelled
    group by line.product_id order by line.product_id
  on conflict (product_id) do update set cases = product_sales.cases + excluded.cases;
  return null;
end $$;
create trigger count_answered_sales after update on supplier_order
  referencing new table as rows_after old table as rows_before
  for each statement execute function count_answered_sales();

create function count_line_sales() returns trigger language plpgsql as $$
declare
  changes text := 'select supplier_order_id, product_id, coalesce(edited_quantity, quantity)
    from rows_after where not is_cancelled';
begin
  if tg_op = 'UPDATE' then
    changes := changes || ' union all select supplier_order_id, product_id, -coalesce(edited_quantity, quantity)
      from rows_before where not is_cancelled';
  end if;
  execute format(
    'insert into product_sales (product_id, cases)
    select line.product_id, sum(line.cases)
    from (%s) line (supplier_order_id, product_id, cases)
    join supplier_order part on part.id = line.supplier_order_id and part.status in (''acknowledged'', ''done'')
    group by line.product_id having sum(line.cases) <> 0 order by line.product_id
    on conflict (product_id) do update set cases = product_sales.cases + excluded.cases', changes);
  return null;
end $$;
create trigger count_inserted_sales after insert on order_line
  referencing new table as rows_after
  for each statement execute function count_line_sales();
-- Before the sales are added up: what a transaction under way writes is waited for.
create trigger count_updated_sales after update on order_line
  referencing new table as rows_after old table as rows_before
  for each statement execute function count_line_sales();

insert into product_sales (product_id, cases)
select product_id, sum(cases) from sold_line group by product_id;
