-- Each of the two has a text of its own, so that its plan stays: `execute` planned it at every checkout.
create function count_inserted_sales() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, cases)
    select line.product_id, sum(coalesce(line.edited_quantity, line.quantity))
    from rows_after line
    join supplier_order part on part.id = line.supplier_order_id and part.status in ('acknowledged', 'done')
    where not line.is_cancelled
    group by line.product_id order by line.product_id
  on conflict (product_id) do update set cases = product_sales.cases + excluded.cases;
  return null;
end $$;

create function count_updated_sales() returns trigger language plpgsql as $$
begin
  insert into product_sales (product_id, cases)
    select line.product_id, sum(line.cases)
    from (
      select supplier_order_id, product_id, coalesce(edited_quantity, quantity) from rows_after where not is_cancelled
      union all
      select supplier_order_id, product_id, -coalesce(edited_quantity, quantity) from rows_before where not is_cancelled
    ) line (supplier_order_id, product_id, cases)
    join supplier_order part on part.id = line.supplier_order_id and part.status in ('acknowledged', 'done')
    group by line.product_id having sum(line.cases) <> 0 order by line.product_id
  on conflict (product_id) do update set cases = product_sales.cases + excluded.cases;
  return null;
end $$;

drop trigger count_inserted_sales on order_line;
create trigger count_inserted_sales after insert on order_line
  referencing new table as rows_after
  for each statement execute function count_inserted_sales();
drop trigger count_updated_sales on order_line;
create trigger count_updated_sales after update on order_line
  referencing new table as rows_after old table as rows_before
  for each statement execute function count_updated_sales();
drop function count_line_sales();
