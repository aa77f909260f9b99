-- A product that is switched off is out until its supplier switches it on, or until the day it named comes in Montréal.
alter table product
  add column available boolean not null default true,
  add column available_from date,
  add constraint product_out_until check (available_from is null or not available);

-- As in 002, with what tells whether a product is out, so that sorting and counting still read no product.
drop index product_on_sale;
create index product_on_sale on product (supplier_id, category)
  include (id, public_id, price_cents, quantity_hundredths, price_per_unit, price_per_kg, available, available_from)
  where deleted_at is null;
drop index product_by_name_fr;
create index product_by_name_fr on product (name_fr collate "fr-x-icu", public_id)
  include (id, supplier_id, category, available, available_from) where deleted_at is null;
drop index product_by_name_en;
create index product_by_name_en on product (name_en collate "en-x-icu", public_id)
  include (id, supplier_id, category, available, available_from) where deleted_at is null;
