-- Photos of products. What a photo is called in public is random: nobody who has the picture can guess it.
create table photo (
  id integer generated always as identity primary key,
  public_id text not null unique default new_public_id(),
  -- Of the largest size that is kept.
  width integer not null check (width between 1 and 1200),
  height integer not null check (height between 1 and 1200),
  added_at timestamptz not null default now(),
  -- Its bytes are being deleted: it becomes no product's any more.
  gone_at timestamptz
);

-- Where their bytes lie, unless PHOTO_STORE is set. WebP does not get smaller.
create table photo_bytes (
  photo_id integer not null references photo (id) on delete cascade,
  size smallint not null check (size in (160, 480, 1200)),
  bytes bytea not null,
  primary key (photo_id, size)
);
alter table photo_bytes alter column bytes set storage external;

create type photo_state as enum ('shown', 'reported', 'hidden');

-- A photo that is of no product is deleted within two hours, its bytes with it. `file_digest`, of the file that was sent,
-- keeps a product from having the same one twice, and leaves the server in no answer.
create table product_photo (
  photo_id integer primary key references photo (id),
  product_id integer not null references product (id) on delete cascade,
  position smallint not null check (position between 1 and 4),
  state photo_state not null default 'shown',
  file_digest bytea not null,
  unique (product_id, position) deferrable,
  unique (product_id, file_digest)
);
create index product_photo_reviewed on product_photo (state) where state <> 'shown';

create table photo_report (
  photo_id integer not null references product_photo (photo_id) on delete cascade,
  restaurant_id integer not null references restaurant (account_id),
  reason text not null,
  at timestamptz not null default now(),
  primary key (photo_id, restaurant_id)
);
create index photo_report_restaurant on photo_report (restaurant_id);

-- However a product is taken off the market: its photos go.
create function delete_photos_of_deleted() returns trigger language plpgsql as $$
begin
  delete from product_photo where product_id = new.id;
  return null;
end;
$$;
create trigger delete_photos_of_deleted after update of deleted_at on product
  for each row when (old.deleted_at is null and new.deleted_at is not null)
  execute function delete_photos_of_deleted();
