-- Lists are filtered by photos as by facts: whether a product has one that is shown is among its words.
alter table product add has_photo boolean not null default false;
update product set has_photo = true
  where id in (select product_id from product_photo where state <> 'hidden');

drop index product_filter;
alter function product_filter_terms(text[], text, text, text[], text[]) rename to product_fact_terms;
create function product_filter_terms(marks text[], origin text, keep text, contains text[], may_contain text[], has_photo boolean)
  returns text[] language sql immutable parallel safe
  return product_fact_terms(marks, origin, keep, contains, may_contain) || case when has_photo then array['photo:yes'] end;
create index product_filter on product
  using gin (product_filter_terms(marks, origin, keep, contains, may_contain, has_photo));

-- The product's row is locked before its photos are read: of two changes at once the later one sees what the other did.
create function note_photos_of_product() returns trigger language plpgsql as $$
declare
  changed integer := coalesce(new.product_id, old.product_id);
begin
  perform from product where id = changed for no key update;
  update product set has_photo = not has_photo
  where id = changed
    and has_photo <> exists (select from product_photo where product_id = changed and state <> 'hidden');
  return null;
end;
$$;
create trigger note_added_photo after insert on product_photo
  for each row execute function note_photos_of_product();
create trigger note_hidden_photo after update of state on product_photo
  for each row when ((old.state = 'hidden') <> (new.state = 'hidden')) execute function note_photos_of_product();
create trigger note_removed_photo after delete on product_photo
  for each row execute function note_photos_of_product();
