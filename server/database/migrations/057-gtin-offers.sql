-- The offers of one GTIN, best price first. Those of weighed goods are each supplier's own (domain/gtin.ts).
create index product_gtin on product (gtin, price_per_amount, id) include (supplier_id, available, available_from)
  where gtin <> '' and gtin !~ '^00?2' and deleted_at is null and price_per_amount is not null;
