-- Fingerprints of checkouts were the input itself; like all others they are its SHA-256 in base64url from now on. A retry
-- that is under way gets the answer of its first try.
update idempotency_key
set fingerprint = translate(
  rtrim(encode(sha256(convert_to(fingerprint, 'UTF8')), 'base64'), '='), '+/', '-_')
where call = 'checkout';
