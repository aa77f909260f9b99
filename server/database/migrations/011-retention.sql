-- Keys named an address in plain; they are hashed now.
truncate rate_limit;
