-- Sum and count of a supplier's ratings, as its reviews add up; no row before the first. In a table of its own: an update of
-- the supplier's row would wait for checkouts at that supplier.
create table supplier_rating (
  supplier_id integer primary key references supplier (account_id) on delete cascade,
  -- No check: an upsert proposes a difference, which may be negative.
  rating_sum integer not null,
  rating_count integer not null
);

-- Once for each statement; rows of supplier_rating are locked in the order of their key.
create function count_supplier_ratings() returns trigger language plpgsql as $$
declare
  reviews text := case tg_op
    when 'INSERT' then 'select supplier_id, rating, 1 from rows_after'
    when 'DELETE' then 'select supplier_id, -rating, -1 from rows_before'
    else 'select supplier_id, rating, 1 from rows_after union all select supplier_id, -rating, -1 from rows_before'
  end;
begin
  execute format(
    'insert into supplier_rating (supplier_id, rating_sum, rating_count)
    select supplier_id, sum(rating), sum(one) from (%s) review (supplier_id, rating, one)
    group by supplier_id having sum(rating) <> 0 or sum(one) <> 0 order by supplier_id
    on conflict (supplier_id) do update set
      rating_sum = supplier_rating.rating_sum + excluded.rating_sum,
      rating_count = supplier_rating.rating_count + excluded.rating_count', reviews);
  return null;
end $$;
-- Before the ratings are added up: what a transaction under way writes is waited for.
create trigger count_inserted_ratings after insert on review
  referencing new table as rows_after
  for each statement execute function count_supplier_ratings();
create trigger count_updated_ratings after update on review
  referencing new table as rows_after old table as rows_before
  for each statement execute function count_supplier_ratings();
create trigger count_deleted_ratings after delete on review
  referencing old table as rows_before
  for each statement execute function count_supplier_ratings();

insert into supplier_rating (supplier_id, rating_sum, rating_count)
select supplier_id, sum(rating), count(*) from review group by supplier_id;
