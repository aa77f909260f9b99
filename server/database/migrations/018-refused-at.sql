-- What names a person is erased a year after the refusal, not after the sign-up.
alter table account add column refused_at timestamptz;
update account set refused_at = coalesce(
    (select max(at) from operator_action where account_id = account.id and action = 'refuse'), now())
  where status = 'refused';
alter table account add constraint account_refused_at check ((status = 'refused') = (refused_at is not null));
