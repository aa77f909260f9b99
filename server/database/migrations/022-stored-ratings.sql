-- Sum and count of a supplier's ratings, as its reviews add up.
alter table supplier
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0 check (rating_count >= 0),
  add check (rating_sum between rating_count and 5 * rating_count);

-- Updated supplier by supplier, in the order in which a checkout locks them, so that none deadlocks with it.
create function add_ratings() returns trigger language plpgsql as $$
declare
  reviews text := case tg_op
    when 'INSERT' then 'select supplier_id, rating, 1 from written'
    when 'DELETE' then 'select supplier_id, -rating, -1 from deleted'
    else 'select supplier_id, rating, 1 from written union all select supplier_id, -rating, -1 from deleted'
  end;
  change record;
begin
  for change in execute format(
    'select supplier_id, sum(rating) as rating, sum(one) as one from (%s) review (supplier_id, rating, one)
    group by supplier_id having sum(rating) <> 0 or sum(one) <> 0 order by supplier_id', reviews)
  loop
    update supplier
    set rating_sum = rating_sum + change.rating, rating_count = rating_count + change.one
    where account_id = change.supplier_id;
  end loop;
  return null;
end $$;
-- Before the ratings are added up: what a transaction under way writes is waited for.
create trigger review_inserted after insert on review
  referencing new table as written for each statement execute function add_ratings();
create trigger review_updated after update on review
  referencing new table as written old table as deleted for each statement execute function add_ratings();
create trigger review_deleted after delete on review
  referencing old table as deleted for each statement execute function add_ratings();

update supplier set rating_sum = rated.sum, rating_count = rated.count
from (select supplier_id, sum(rating), count(*) from review group by supplier_id) rated
where account_id = rated.supplier_id;
