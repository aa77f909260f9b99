-- Products that only customers see. Null: everyone whom their supplier sells to, so that an index entry of those is no longer.
alter table product add column audience text check (audience in ('customers'));

-- Lists are read from these indexes alone: they have what says whether a restaurant sees a product (006, 024, 029, 036).
drop index product_by_name_fr, product_by_name_en, product_by_price, product_by_quantity, product_by_unit_price,
  product_by_unit_price_desc, product_on_sale, product_offers, product_out_until_day;
create index product_by_name_fr on product (category, name_fr collate "fr-x-icu", public_id)
  include (id, supplier_id, available, available_from, audience) where deleted_at is null;
create index product_by_name_en on product (category, name_en collate "en-x-icu", public_id)
  include (id, supplier_id, available, available_from, audience) where deleted_at is null;
create index product_by_price on product (category, price_cents, public_id)
  include (id, supplier_id, available, available_from, audience) where deleted_at is null;
create index product_by_quantity on product (category, quantity_hundredths, public_id)
  include (id, supplier_id, available, available_from, audience) where deleted_at is null;
create index product_by_unit_price on product
  (category, (price_per_kg is null), (coalesce(price_per_kg, price_per_unit)), public_id)
  include (id, supplier_id, available, available_from, price_per_kg, price_per_unit, audience) where deleted_at is null;
create index product_by_unit_price_desc on product
  (category, (price_per_kg is not null), (coalesce(price_per_kg, price_per_unit)), public_id)
  include (id, supplier_id, available, available_from, price_per_kg, price_per_unit, audience) where deleted_at is null;
create index product_on_sale on product (supplier_id, category)
  include (id, public_id, price_cents, quantity_hundredths, price_per_unit, price_per_kg, available, available_from, audience)
  where deleted_at is null;
create index product_offers on product (same_name_key, category, price_per_amount, id)
  include (supplier_id, available, available_from, audience) where deleted_at is null;
create index product_out_until_day on product (supplier_id, category) include (available_from, audience)
  where deleted_at is null and not available and available_from is not null;

-- Beside the number that everyone sees, that of the products for customers: in the same entry, for those who are.
alter table supplier_stock add column for_customers integer not null default 0;
alter table supplier_stock drop constraint supplier_stock_key;
alter table supplier_stock add constraint supplier_stock_key
  unique nulls not distinct (category, supplier_id) include (products, for_customers);

-- Once for each statement; rows of supplier_stock are locked in the order of their key.
create or replace function count_supplier_stock() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into supplier_stock (supplier_id, category, products, for_customers)
      select supplier_id, category, count(*) filter (where audience is null), count(audience) from rows_after
      where deleted_at is null and available
      group by supplier_id, rollup (category) order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products,
        for_customers = supplier_stock.for_customers + excluded.for_customers;
  elsif tg_op = 'DELETE' then
    insert into supplier_stock (supplier_id, category, products, for_customers)
      select supplier_id, category, -count(*) filter (where audience is null), -count(audience) from rows_before
      where deleted_at is null and available
      group by supplier_id, rollup (category) order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products,
        for_customers = supplier_stock.for_customers + excluded.for_customers;
  else
    insert into supplier_stock (supplier_id, category, products, for_customers)
      select supplier_id, category, coalesce(sum(difference) filter (where audience is null), 0),
        coalesce(sum(difference) filter (where audience is not null), 0)
      from (
        select supplier_id, category, audience, 1 as difference from rows_after where deleted_at is null and available
        union all
        select supplier_id, category, audience, -1 from rows_before where deleted_at is null and available
      ) change
      group by supplier_id, rollup (category)
      having coalesce(sum(difference) filter (where audience is null), 0) <> 0
        or coalesce(sum(difference) filter (where audience is not null), 0) <> 0
      order by supplier_id, category
    on conflict (supplier_id, category) do update
      set products = supplier_stock.products + excluded.products,
        for_customers = supplier_stock.for_customers + excluded.for_customers;
  end if;
  return null;
end $$;
