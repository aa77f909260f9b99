-- A restaurant that changes the cases of its line pays what so many cost when it was ordered (docs/decisions/087).
-- What each of so many cases and more cost, from one case on, as domain/offer.ts has it; null: as much, however many.
alter table order_line add column price_steps jsonb;
alter table proposal_line
  add column price_steps jsonb,
  -- Of the line that it is about: what a case cost, and what it costs once it is agreed to. Null: as the line says.
  add column line_price_cents integer,
  add column new_price_cents integer;

-- What was agreed at checkout never changes after: a line's price becomes another of those at most.
drop trigger order_line_stays on order_line;
create trigger order_line_stays
  before update of supplier_order_id, product_id, product_public_id, name_fr, name_en, unit, quantity_hundredths, quantity,
    replaces_line_id, price_steps or delete
  on order_line for each row execute function refuse_rewriting();
create trigger order_line_price_stays
  before update of price_cents, price_source, list_price_cents, price_per_unit
  on order_line for each row
  when ((old.price_cents, old.price_source, old.list_price_cents, old.price_per_unit)
      is distinct from (new.price_cents, new.price_source, new.list_price_cents, new.price_per_unit)
    and not coalesce(old.price_steps @> jsonb_build_array(
      jsonb_build_object('priceCents', new.price_cents, 'source', new.price_source)), false))
  execute function refuse_rewriting();

-- What a case of so many cost by such steps; without any, what it cost otherwise.
create function price_of_cases(price_steps jsonb, cases integer, price_cents integer) returns integer
  language sql immutable parallel safe
  return coalesce((
    select (step ->> 'priceCents')::integer from jsonb_array_elements(price_steps) step
    where (step ->> 'fromCases')::integer <= cases order by (step ->> 'fromCases')::integer desc limit 1), price_cents);

-- As in 023, and where a line has another price.
create or replace function lines_cancelled() returns trigger language plpgsql as $$
begin
  perform recount_last_paid(restaurant_id, product_id)
  from (
    select distinct placed.restaurant_id, line.product_id
    from updated line
    join before using (id)
    join supplier_order part on part.id = line.supplier_order_id
    join restaurant_order placed on placed.id = part.restaurant_order_id
    where line.is_cancelled and not before.is_cancelled or line.price_cents <> before.price_cents
    order by placed.restaurant_id, line.product_id
  ) product;
  return null;
end $$;
