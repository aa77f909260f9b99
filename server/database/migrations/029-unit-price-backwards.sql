-- Read backwards, it has what is sold by weight first and each group from the highest price down: all its columns in one
-- direction, so that a list continues after a row by one comparison of them.
drop index product_by_unit_price_desc;
create index product_by_unit_price_desc on product
  (category, (price_per_kg is not null), (coalesce(price_per_kg, price_per_unit)), public_id)
  include (id, supplier_id, available, available_from, price_per_kg, price_per_unit) where deleted_at is null;
