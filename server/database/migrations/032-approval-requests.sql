-- That a cart awaits somebody whose limits allow its order: the newest request of a restaurant, and what became of it. The
-- cart itself is not copied; its version tells whether it has changed since.
create table approval_request (
  restaurant_id integer primary key references cart (restaurant_id),
  person_id integer not null references person (id),
  cart_version text not null,
  total_cents bigint not null check (total_cents > 0),
  note text not null,
  asked_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  answered_by_person_id integer references person (id),
  answer_note text,
  -- The order that ended it; null with an answer: refused.
  restaurant_order_id integer references restaurant_order (id),
  foreign key (restaurant_id, person_id) references membership (account_id, person_id),
  check ((answered_at is null) = (answered_by_person_id is null)),
  check ((answered_at is null) = (answer_note is null)),
  check (restaurant_order_id is null or answered_at is not null)
);
create index approval_request_person on approval_request (person_id);
create index approval_request_answerer on approval_request (answered_by_person_id);
create index approval_request_order on approval_request (restaurant_order_id);
