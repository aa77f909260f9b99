-- A product that was taken off the market and that nothing refers to is deleted by retention: imports that were undone left 20,000
-- rows each in every index of the table. Whether anything refers to it is asked of an index of each table.
create index product_deleted on product (deleted_at) where deleted_at is not null;
create index last_paid_product on last_paid (product_id);
