-- What a product says of itself beyond name, price and case (domain/product-fields.ts). Null where not stating something differs
-- from saying that there is none of it.
alter table product
  add column item_code text not null default '' check (char_length(item_code) <= 40),
  add column gtin text not null default '' check (gtin ~ '^(\d{14})?$'),
  add column brand text not null default '' check (char_length(brand) <= 60),
  add column origin text,
  add column made text,
  add column marks text[] not null default '{}',
  add column months text[] not null default '{}',
  add column keep text,
  add column shelf_days smallint not null default 0 check (shelf_days between 0 and 3650),
  add column contains text[],
  add column may_contain text[];

-- An item code is one product's of its supplier, in any case of its letters.
create unique index product_item_code on product (supplier_id, lower(item_code collate "C"))
  where item_code <> '' and deleted_at is null;
