-- What a restaurant means by words that it typed into an order: the product that somebody confirmed for them last.
create table order_word (
  restaurant_id integer not null references restaurant (account_id),
  -- As domain/order-text/words.ts writes them: folded, in the singular.
  words text not null check (char_length(words) between 1 and 200),
  product_id integer not null references product (id),
  uses integer not null default 1 check (uses > 0),
  used_at timestamptz not null default now(),
  primary key (restaurant_id, words)
);
create index order_word_product on order_word (product_id);
