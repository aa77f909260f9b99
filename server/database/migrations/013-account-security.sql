-- Uses within a window that begins with the first of them. Keys are hashes keyed by the server; it counts for a day at
-- most, so that what stood here before is not carried over.
drop table rate_limit;
create table rate_limit (
  key bytea primary key,
  uses integer not null,
  ends_at timestamptz not null
);
create index rate_limit_end on rate_limit (ends_at);
