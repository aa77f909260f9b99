-- Papers and payments are kept as they are, and what an invoice covers stays as it says (docs/decisions/094). Locks and conditions of the
-- code see to it; this refuses whatever else writes.
create trigger paper_is_kept before delete on paper for each row execute function refuse_rewriting();
create trigger payment_is_kept before delete on payment for each row execute function refuse_rewriting();
create trigger payment_share_is_kept before delete on payment_share for each row execute function refuse_rewriting();
create trigger paper_order_is_kept before delete on paper_order for each row execute function refuse_rewriting();
-- A credit note releases its orders, once.
create trigger paper_order_stays before update on paper_order for each row
  when (old.released_by_id is not null
    or (old.paper_id, old.supplier_order_id) is distinct from (new.paper_id, new.supplier_order_id))
  execute function refuse_rewriting();
-- A number that was given is not given again.
create trigger paper_series_goes_on before update of last_number on paper_series for each row
  when (new.last_number < old.last_number) execute function refuse_rewriting();
create trigger paper_series_is_kept before delete on paper_series for each row execute function refuse_rewriting();

create function refuse_change_of_invoiced() returns trigger language plpgsql as $$
declare
  order_id integer;
begin
  if tg_table_name = 'supplier_order' then order_id := new.id;
  elsif tg_table_name = 'order_line' then order_id := new.supplier_order_id;
  elsif tg_op = 'DELETE' then select supplier_order_id into order_id from order_line where id = old.order_line_id;
  else select supplier_order_id into order_id from order_line where id = new.order_line_id;
  end if;
  if exists (select from paper_order where supplier_order_id = order_id and released_by_id is null) then
    raise exception '% on % would change what is invoiced', tg_op, tg_table_name;
  end if;
  return null;
end $$;
create trigger invoiced_order_stays after update of status, total_cents on supplier_order for each row
  when (old.total_cents <> new.total_cents or old.status <> new.status and new.status = 'cancelled')
  execute function refuse_change_of_invoiced();
create trigger invoiced_line_stays
  after update of price_cents, price_per_unit, asked_quantity, edited_quantity, is_cancelled on order_line for each row
  when ((old.price_cents, old.price_per_unit, old.asked_quantity, old.edited_quantity, old.is_cancelled)
    is distinct from (new.price_cents, new.price_per_unit, new.asked_quantity, new.edited_quantity, new.is_cancelled))
  execute function refuse_change_of_invoiced();
create trigger invoiced_weight_stays after insert or update or delete on line_weight for each row
  execute function refuse_change_of_invoiced();

-- Once a statement: a checkout inserts all lines of its orders in one.
create function refuse_line_of_invoiced() returns trigger language plpgsql as $$
begin
  if exists (select from rows_after join paper_order using (supplier_order_id) where released_by_id is null) then
    raise exception 'INSERT on order_line would change what is invoiced';
  end if;
  return null;
end $$;
create trigger invoiced_order_gets_no_line after insert on order_line
  referencing new table as rows_after for each statement execute function refuse_line_of_invoiced();

-- What a paper has of a credit was granted.
alter table credit_request add constraint credit_request_settled
  check (paper_id is null or status in ('granted', 'partly'));
